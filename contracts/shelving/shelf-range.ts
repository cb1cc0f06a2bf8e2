export const MAX_SHELVES_AT_ONCE = 200;

interface ShelfInRange {
  name: string;
  /** As the name says it; undefined where it does not. */
  level: number | undefined;
}

export interface ShelfRange {
  count: number;
  /** None where there are more than may be made at once. */
  shelves: ShelfInRange[];
  namesLevels: boolean;
}

/** "E-01-1": rack 01 of E, level 1. "Y-07": rack 07. */
const numbered = /^(.*?)(\d{1,4})(?:-(\d{1,2}))?$/;

/** All from the first name to the last: "E-01-1" to "E-12-4" are twelve racks of four levels. Undefined where the two are no such names. */
export const shelfRange = (first: string, last: string): ShelfRange | undefined => {
  const [, prefix, rack = '', level] = numbered.exec(first) ?? [];
  const [, lastPrefix, lastRack = '', lastLevel] = numbered.exec(last) ?? [];
  if (prefix === undefined || prefix !== lastPrefix || (level === undefined) !== (lastLevel === undefined)) return undefined;
  const racks = through(rack, lastRack);
  const levels = level === undefined ? [undefined] : through(level, lastLevel!);
  const count = racks.length * levels.length;
  if (count === 0) return undefined;
  const shelves = racks.flatMap((of) =>
    levels.map((at) => ({ name: [prefix + of, at].filter(isSaid).join('-'), level: at === undefined ? at : Number(at) })),
  );
  return { count, shelves: count > MAX_SHELVES_AT_ONCE ? [] : shelves, namesLevels: level !== undefined };
};

const isSaid = (part: string | undefined): part is string => part !== undefined;

/** As wide as the first is written; none where the last comes before it. */
const through = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, index) => String(Number(first) + index).padStart(first.length, '0'));
