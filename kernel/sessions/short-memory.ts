import type { Clock } from '../clock.ts';

export interface ShortMemory<Key, Value> {
  /** What is remembered, or what `find` answers; callers that ask while it is being found share one answer. */
  get(key: Key, find: () => Value): Value;
  forget(key: Key): void;
  clear(): void;
}

/**
 * Remembers answers for `ms` milliseconds, `most` of them at a time; the oldest goes first. With a promise as value, one that rejects is forgotten.
 */
export const shortMemory = <Key, Value>({ ms, most, clock }: { ms: number; most: number; clock: Clock }): ShortMemory<Key, Value> => {
  const kept = new Map<Key, { value: Value; until: number }>();

  return {
    get(key, find) {
      const now = clock.now().getTime();
      const known = kept.get(key);
      // What ends later than it could was remembered before the clock was set back.
      if (known && known.until > now && known.until <= now + ms) return known.value;

      const value = find();
      kept.delete(key);
      kept.set(key, { value, until: now + ms });
      if (kept.size > most) kept.delete(kept.keys().next().value!);
      if (value instanceof Promise) value.catch(() => kept.get(key)?.value === value && kept.delete(key));
      return value;
    },
    forget: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
};
