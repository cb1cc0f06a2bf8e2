import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';

/** A shelf as it is typed; figures may be missing yet. */
export interface ShelfDraft {
  name: string;
  /** Of several new ones: the last. Empty for one. */
  upTo: string;
  /** Undefined until it is typed: the name says it as a rule. */
  zone: string | undefined;
  capacity: TypedNumber;
  level: TypedNumber;
}

/** "E-01-1" stands in zone E. */
export const zoneOf = ({ name, zone }: Pick<ShelfDraft, 'name' | 'zone'>): string =>
  zone ?? /^\s*([a-z]{1,3})-/i.exec(name)?.[1]?.toUpperCase() ?? '';

export const draftOf = (shelf: Pick<ShelfRow, 'name' | 'zone' | 'capacity' | 'level'> | undefined): ShelfDraft =>
  shelf
    ? { name: shelf.name, upTo: '', zone: shelf.zone, capacity: shelf.capacity, level: shelf.level }
    : { name: '', upTo: '', zone: undefined, capacity: null, level: 1 };

/** What is sent; undefined while something is missing. */
export const shelfOf = ({ name, upTo, zone, capacity, level }: ShelfDraft) =>
  name.trim() === '' || typeof capacity !== 'number' || typeof level !== 'number'
    ? undefined
    : { name: name.trim(), zone: zoneOf({ name, zone }).trim(), capacity, level, ...(upTo.trim() && { upTo: upTo.trim() }) };
