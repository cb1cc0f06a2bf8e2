import type { Row } from './rows.ts';

/** Rows as this process wrote or read them last, of a projection whose rows each follow one stream. */
export interface RowCache {
  /** The row as it stands at that version of its stream. */
  get(key: string, version: number): Row | undefined;
  set(key: string, row: Row): void;
  delete(key: string): void;
  clear(): void;
}

/** Rows that are kept: some megabytes. */
const MAX_CACHED_ROWS = 5_000;

/**
 * Whoever appends to a stream at a version knows the row of that version: nobody else can have changed it since. What was appended and not committed must not be
 * kept.
 */
export const rowCache = (maxRows = MAX_CACHED_ROWS): RowCache => {
  const cached = new Map<string, Row>();
  return {
    get: (key, version) => {
      const row = cached.get(key);
      return row?.['version'] === version ? row : undefined;
    },
    set: (key, row) => {
      cached.delete(key);
      cached.set(key, row);
      if (cached.size > maxRows) cached.delete(cached.keys().next().value!);
    },
    delete: (key) => void cached.delete(key),
    clear: () => cached.clear(),
  };
};
