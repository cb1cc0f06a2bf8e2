import type { EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import { referenceEventSchemas } from '#contracts/reference/reference-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';

const { ShelfCreated, ShelfChanged, ShelfRemoved } = referenceEventSchemas;
const shelfEventSchemas = { ShelfCreated, ShelfChanged, ShelfRemoved };
export type ShelfEvent = EventsOf<typeof shelfEventSchemas>;

/** A shelf, or rack: one place with a number, a capacity and a level. What lies on it is a count, not part of its stream. */
export interface Shelf {
  /** False before it is created and once it is removed. */
  exists: boolean;
  shelfId: string;
  warehouseId: string;
  name: string;
  zone: string;
  capacity: number;
  level: number;
}

export const noShelf: Shelf = { exists: false, shelfId: '', warehouseId: '', name: '', zone: '', capacity: 0, level: 0 };

const evolveShelf = (shelf: Shelf, event: ShelfEvent): Shelf => {
  switch (event.type) {
    case 'ShelfCreated':
    case 'ShelfChanged':
      return { ...event.data, exists: true };
    case 'ShelfRemoved':
      return { ...shelf, exists: false };
  }
};

export const shelfStream = streamType<Shelf, ShelfEvent>({
  prefix: 'shelf',
  initial: noShelf,
  evolve: evolveShelf,
  tags: (shelf) => ({ warehouseId: shelf.warehouseId }),
});

export type LoadedShelf = LoadedFrom<typeof shelfStream>;
