import { inspectItemEndpoint } from '#contracts/inspection/inspection-commands.ts';
import { requiredPhotos } from '#contracts/inspection/required-photos.ts';
import { listInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import type { ItemActionName } from '#contracts/item/item-actions.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import { receiveReturnEndpoint } from '#contracts/returns/receive-return.ts';
import { createShelfEndpoint } from '#contracts/shelving/shelf-commands.ts';
import { moveItemsEndpoint, shelveItemEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { suggestShelves } from '#contracts/shelving/shelf-queries.ts';
import { itemOffer } from './applications.ts';
import { photos } from './files.ts';
import { offering, type Job } from './job.ts';
import { newNumber } from './numbers.ts';
import type { Person } from './people.ts';

/** One of the items of the floor in that state that have waited longest. */
const itemIn = async ({ call, random, warehouseId }: Person, state: ItemState, action: ItemActionName): Promise<InventoryRow | undefined> => {
  const { data } = await call.read(listInventory, { state, view: 'everything', size: 20, order: 'asc', ...(warehouseId && { wareId: warehouseId }) });
  return offering(data, action, random);
};

const results = ['qualified', 'boxSlightlyDamaged', 'noOriginalBox', 'missingPair', 'shoeDefects', 'fake'] as const;

export const inspect: Job = async (person) => {
  const item = await itemIn(person, 'received', 'inspect');
  if (!item) return false;
  const result = person.random.weighted(results, [88, 5, 3, 1, 2, 1]);
  const shown = await photos(person, requiredPhotos(result).length);
  await person.call.act(inspectItemEndpoint, { oneId: item.oneId, result, photos: shown }, itemOffer(item));
  return true;
};

/** On the suggested shelf, now and then on another; where all are full, a new one is set up. */
export const shelve: Job = async (person) => {
  const { call, random, warehouseId = '' } = person;
  const item = await itemIn(person, 'inspected', 'shelve');
  if (!item) return false;
  const shelves = (await call.read(suggestShelves, { oneId: item.oneId })).filter(({ free }) => free > 0);
  if (shelves.length === 0) {
    await call.act(createShelfEndpoint, { warehouseId, name: newNumber(), zone: 'S', capacity: 50, level: 1 });
    return true;
  }
  const shelf = random.chance(0.1) ? random.pick(shelves) : shelves[0]!;
  await call.act(shelveItemEndpoint, { oneId: item.oneId, shelfId: shelf.id, suggestedShelfId: shelves[0]!.id }, itemOffer(item));
  return true;
};

export const move: Job = async (person) => {
  const { call, random } = person;
  const item = await itemIn(person, 'available', 'move');
  if (!item) return false;
  const elsewhere = (await call.read(suggestShelves, { oneId: item.oneId })).filter(({ id, free }) => id !== item.shelvesId && free > 0);
  if (elsewhere.length === 0) return false;
  await call.act(moveItemsEndpoint, { oneIds: [item.oneId], shelfId: random.pick(elsewhere).id }, itemOffer(item));
  return true;
};

export const receiveReturn: Job = async (person) => {
  const { call, random, warehouseId = '' } = person;
  const { data } = await call.read(listInventory, { state: 'outOfWarehouse.shipped', view: 'out', size: 40, wareId: warehouseId });
  if (data.length === 0) return false;
  const item = random.pick(data);
  const units = [{ oneId: item.oneId }];
  await call.act(receiveReturnEndpoint, { warehouseId, logNo: newNumber(), units, reason: 'Buyer refused it' }, itemOffer(item));
  return true;
};
