import type { Row } from './rows.ts';

/** Rows as this process wrote or read them last, of a projection whose rows each follow one stream. */
export interface KnownRows {
  /** The row as it stands at that version of its stream. */
  at(key: string, version: number): Row | undefined;
  keep(key: string, row: Row): void;
  forget(key: string): void;
  forgetAll(): void;
}

/** Rows that are kept: some megabytes. */
const usualMost = 5_000;

/**
 * Whoever appends to a stream at a version knows the row of that version: nobody else can have changed it since. What was appended and not committed must not be
 * kept.
 */
export const knownRows = (most = usualMost): KnownRows => {
  const kept = new Map<string, Row>();
  return {
    at: (key, version) => {
      const row = kept.get(key);
      return row?.['version'] === version ? row : undefined;
    },
    keep: (key, row) => {
      kept.delete(key);
      kept.set(key, row);
      if (kept.size > most) kept.delete(kept.keys().next().value!);
    },
    forget: (key) => void kept.delete(key),
    forgetAll: () => kept.clear(),
  };
};
