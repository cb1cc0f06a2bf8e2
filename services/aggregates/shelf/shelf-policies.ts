import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Item } from '../item/item.ts';
import type { Shelf } from './shelf.ts';

const at = { field: 'shelfId' };

export const requireShelf = (shelf: Shelf): Rejection | undefined => (shelf.exists ? undefined : reject('ShelfUnknown', at));

export const requireSameWarehouse = (item: Item, shelf: Shelf): Rejection | undefined =>
  item.warehouseId === shelf.warehouseId ? undefined : reject('ShelfElsewhere', { ...at, params: { shelf: shelf.name } });
