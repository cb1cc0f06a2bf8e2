import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { createShelvesEndpoint } from '#contracts/shelving/create-shelves.ts';
import { MAX_SHELVES_AT_ONCE, shelfRange, type ShelfRange } from '#contracts/shelving/shelf-range.ts';
import { firstRefusal, worksHere } from '../aggregates/item/item-policies.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { shelfStream } from '../aggregates/shelf/shelf.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { nameIsPrintable, shelfName, warehouseIsKnown, zoneIsPrintable } from './shelf-policies.ts';

interface CreateShelves {
  viewer: Viewer;
  body: BodyOf<typeof createShelvesEndpoint>;
  /** With a new id for each of its shelves. */
  shelves: readonly NewShelf[];
}

interface NewShelf {
  shelfId: string;
  name: string;
  level: number;
}

const rangeIsWithin = (range: ShelfRange | undefined): Rejection | undefined => {
  if (!range) return reject('ShelfRangeUnclear', { field: 'upTo' });
  const { count } = range;
  return count > MAX_SHELVES_AT_ONCE ? reject('ShelfRangeTooLong', { field: 'upTo', params: { count, most: MAX_SHELVES_AT_ONCE } }) : undefined;
};

/** All of a range or none of it: whoever prints the labels finds no hole in it. */
export const createShelves = ({ viewer, body, shelves }: CreateShelves, warehouse: Warehouse): Decision => {
  const { warehouseId, zone, capacity } = body;
  const refusal = firstRefusal(
    worksHere(viewer, warehouseId),
    warehouseIsKnown(warehouse),
    nameIsPrintable(body.name),
    zoneIsPrintable(zone),
    rangeIsWithin(shelfRange(body.name, body.upTo)),
  );
  if (refusal) return refusal;
  const created = shelves.map((shelf) =>
    change(shelfStream, shelf.shelfId, { type: 'ShelfCreated', data: { warehouseId, zone, capacity, ...shelf } }),
  );
  const claims = shelves.map(({ shelfId, name }) => ({
    ...shelfName(shelfId, warehouseId, name),
    otherwise: reject('ShelfNamesTaken', { field: 'name', params: { shelves: name } }),
    listedIn: 'shelves',
  }));
  return { ...accept(...created), claims };
};

export const createShelvesRoute = commandRoute(createShelvesEndpoint, async ({ viewer, body, now, numbers }, load) => {
  const inRange = shelfRange(body.name, body.upTo)?.shelves ?? [];
  const shelves = inRange.map(({ name, level = body.level }) => ({ shelfId: numbers.reference(now), name, level }));
  const warehouse = await load.one(warehouseStream, body.warehouseId);
  return decided(createShelves({ viewer, body, shelves }, warehouse), { shelves: shelves.map(({ shelfId, name }) => ({ shelfId, name })) });
});
