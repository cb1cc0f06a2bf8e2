type NameOf = (text: string) => string;

/** A value of JSON with `nameOf` applied to every text in it. What does not change is shared with the original. */
export const withNames = (value: unknown, nameOf: NameOf): unknown => {
  if (typeof value === 'string') return nameOf(value);
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  if (Array.isArray(value)) return inList(value, nameOf);
  return inRecord(value as Readonly<Record<string, unknown>>, nameOf);
};

const inList = (list: readonly unknown[], nameOf: NameOf): readonly unknown[] => {
  const named = list.map((one) => withNames(one, nameOf));
  return named.some((one, index) => one !== list[index]) ? named : list;
};

const inRecord = (record: Readonly<Record<string, unknown>>, nameOf: NameOf): Readonly<Record<string, unknown>> => {
  let changed: Record<string, unknown> | undefined;
  for (const key of Object.keys(record)) {
    const named = withNames(record[key], nameOf);
    if (named !== record[key]) (changed ??= { ...record })[key] = named;
  }
  return changed ?? record;
};
