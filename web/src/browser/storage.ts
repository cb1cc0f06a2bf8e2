/** What the browser keeps between visits. A browser that forbids it only forgets. */
export const setStored = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
};

export const getStored = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

export const removeStored = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
};

export const setStoredJson = (key: string, value: unknown): void => setStored(key, JSON.stringify(value));

/** As `keepJson` kept it; undefined where there is nothing that can be read. Its shape is what this browser wrote at some earlier version. */
export const getStoredJson = <Value>(key: string): Value | undefined => {
  const text = getStored(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
};
