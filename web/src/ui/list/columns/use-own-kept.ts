import { use, useState } from 'react';
import { removeStored, setStored, getStored } from '#web/browser/storage.ts';
import { PersonContext } from './person.ts';

/** What one person keeps in this browser: whoever signs in after them has their own. Setting it back to `initial` forgets it. */
export const useOwnKept = <Value extends object>(name: string, initial: Value): readonly [Value, (next: Value) => void] => {
  const place = `${name}@${use(PersonContext)}`;
  const [value, setValue] = useState<{ place: string; value: Value }>(() => ({ place, value: read(place, initial) }));
  if (value.place !== place) setValue({ place, value: read(place, initial) });
  return [
    value.value,
    (next) => {
      if (next === initial) removeStored(place);
      else setStored(place, JSON.stringify(next));
      setValue({ place, value: next });
    },
  ];
};

/** What is kept may be of an older version, or spoilt: a part that is missing comes from `initial`. */
const read = <Value extends object>(place: string, initial: Value): Value => {
  try {
    const value: unknown = JSON.parse(getStored(place) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...initial, ...value } : initial;
  } catch {
    return initial;
  }
};
