import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { createShelvesEndpoint } from '#contracts/shelving/shelf-commands.ts';
import { MAX_SHELVES_AT_ONCE, shelfRange, type ShelfRange } from '#contracts/shelving/shelf-range.ts';
import { requireWorksIn } from '../aggregates/item/item-policies.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { shelfStream, type ShelfEvent } from '../aggregates/shelf/shelf.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { requirePrintableName, shelfName, requireWarehouse, requirePrintableZone } from './shelf-policies.ts';

interface States {
  /** Those of the range, each with the stream that it begins. */
  shelves: readonly NewShelf[];
  warehouse: Warehouse;
}

interface NewShelf {
  stream: NewStream<ShelfEvent>;
  name: string;
  level: number;
}

const requireClearRange = (range: ShelfRange | undefined): Rejection | undefined => {
  if (!range) return reject('ShelfRangeUnclear', { field: 'upTo' });
  const { count } = range;
  return count > MAX_SHELVES_AT_ONCE ? reject('ShelfRangeTooLong', { field: 'upTo', params: { count, most: MAX_SHELVES_AT_ONCE } }) : undefined;
};

/** All of a range or none of it: whoever prints the labels finds no hole in it. */
export const createShelves = ({ viewer, body }: CommandOf<typeof createShelvesEndpoint, 'viewer'>, { shelves, warehouse }: States): Decision => {
  const { warehouseId, zone, capacity } = body;
  const refusal =
    requireWorksIn(viewer, warehouseId) ??
    requireWarehouse(warehouse) ??
    requirePrintableName(body.name) ??
    requirePrintableZone(zone) ??
    requireClearRange(shelfRange(body.name, body.upTo));
  if (refusal) return refusal;
  const created = shelves.map(({ stream, name, level }) =>
    change(stream, { type: 'ShelfCreated', data: { warehouseId, zone, capacity, shelfId: stream.id, name, level } }),
  );
  const claims = shelves.map(({ stream, name }) => ({
    ...shelfName(stream.id, warehouseId, name),
    otherwise: reject('ShelfNamesTaken', { field: 'name', params: { shelves: name } }),
    listedIn: 'shelves',
  }));
  return { ...accept(...created), claims };
};

export const createShelvesRoute = commandRoute(createShelvesEndpoint, async ({ viewer, body, now, numbers }, load) => {
  const inRange = shelfRange(body.name, body.upTo)?.shelves ?? [];
  const shelves = inRange.map(({ name, level = body.level }) => ({ stream: load.create(shelfStream, numbers.reference(now)), name, level }));
  const warehouse = await load.one(warehouseStream, body.warehouseId);
  return toOutcome(createShelves({ viewer, body }, { shelves, warehouse }), {
    shelves: shelves.map(({ stream, name }) => ({ shelfId: stream.id, name })),
  });
});
