import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import type { TypedNumber } from '../../../ui/form/number/read-number.ts';

/** A shelf as it is typed; figures may be missing yet. */
export interface ShelfDraft {
  name: string;
  zone: string;
  capacity: TypedNumber;
  level: TypedNumber;
}

export const draftOf = (shelf: Pick<ShelfRow, 'name' | 'zone' | 'capacity' | 'level'> | undefined): ShelfDraft =>
  shelf ? { name: shelf.name, zone: shelf.zone, capacity: shelf.capacity, level: shelf.level } : { name: '', zone: '', capacity: null, level: 1 };

/** What is sent; undefined while something is missing. */
export const shelfOf = ({ name, zone, capacity, level }: ShelfDraft) =>
  name.trim() === '' || typeof capacity !== 'number' || typeof level !== 'number'
    ? undefined
    : { name: name.trim(), zone: zone.trim(), capacity, level };
