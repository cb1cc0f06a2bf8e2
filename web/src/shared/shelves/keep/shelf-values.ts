import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';

/** A shelf as it is typed. */
export interface ShelfValues {
  name: string;
  /** Of several new ones: the last. Empty for one. */
  upTo: string;
  /** Null until it is typed: the name says it as a rule. */
  zone: string | null;
  capacity: TypedNumber;
  level: TypedNumber;
}

/** "E-01-1" stands in zone E. */
export const zoneOf = ({ name, zone }: Pick<ShelfValues, 'name' | 'zone'>): string =>
  zone ?? /^\s*([a-z]{1,3})-/i.exec(name)?.[1]?.toUpperCase() ?? '';

export const shelfValuesOf = (shelf: Pick<ShelfRow, 'name' | 'zone' | 'capacity' | 'level'> | undefined): ShelfValues =>
  shelf
    ? { name: shelf.name, upTo: '', zone: shelf.zone, capacity: shelf.capacity, level: shelf.level }
    : { name: '', upTo: '', zone: null, capacity: null, level: 1 };
