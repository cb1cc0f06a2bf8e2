type Spell = (text: string) => string;

/** A value of JSON with every text in it spelled. What no name stands in is shared with the original. */
export const withNames = (value: unknown, spell: Spell): unknown => {
  if (typeof value === 'string') return spell(value);
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  if (Array.isArray(value)) return inList(value, spell);
  return inRecord(value as Readonly<Record<string, unknown>>, spell);
};

const inList = (list: readonly unknown[], spell: Spell): readonly unknown[] => {
  const spelled = list.map((one) => withNames(one, spell));
  return spelled.some((one, index) => one !== list[index]) ? spelled : list;
};

const inRecord = (record: Readonly<Record<string, unknown>>, spell: Spell): Readonly<Record<string, unknown>> => {
  let changed: Record<string, unknown> | undefined;
  for (const key of Object.keys(record)) {
    const spelled = withNames(record[key], spell);
    if (spelled !== record[key]) (changed ??= { ...record })[key] = spelled;
  }
  return changed ?? record;
};
