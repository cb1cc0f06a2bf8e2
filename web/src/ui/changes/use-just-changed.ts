import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds that a change stays tinted. */
export const tintFor = 1000;

/**
 * Keys of what changed since it was last shown: the same key with another version. What appears for the first time did not change.
 * Give it `data-changed` of changes.module.css.
 */
export const useJustChanged = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  versionOf: (row: Row) => number | string,
): ReadonlySet<string> => {
  const seen = useRef(new Map<string, number | string>());
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());

  const versionsOf = useEffectEvent((current: readonly Row[]) => new Map(current.map((row) => [keyOf(row), versionOf(row)])));

  useEffect(() => {
    const now = versionsOf(rows);
    const fresh = [...now].filter(([key, version]) => seen.current.has(key) && seen.current.get(key) !== version);
    seen.current = now;
    if (fresh.length === 0) return;
    setChanged(new Set(fresh.map(([key]) => key)));
    const fade = setTimeout(() => setChanged(new Set()), tintFor);
    return () => clearTimeout(fade);
  }, [rows]);

  return changed;
};
