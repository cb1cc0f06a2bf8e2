/** What the browser keeps between visits. A browser that forbids it only forgets. */
export const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
};

export const kept = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

export const forget = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
};

export const keepJson = (key: string, value: unknown): void => keep(key, JSON.stringify(value));

/** As `keepJson` kept it; undefined where there is nothing that can be read. Its shape is what this browser wrote at some earlier version. */
export const keptJson = <Value>(key: string): Value | undefined => {
  const text = kept(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
};
