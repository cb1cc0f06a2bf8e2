import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Item } from '../aggregates/item/item.ts';
import type { Warehouse } from '../aggregates/warehouse/warehouse.ts';

const field = 'toWarehouseId';

/** A transfer goes to a warehouse that there is, and not to where the goods lie already. */
export const requireAnotherWarehouse = (items: readonly Item[], destination: Warehouse): Rejection | undefined => {
  if (!destination.exists) return reject('WarehouseUnknown', { field });
  return items.some((item) => item.warehouseId === destination.warehouseId)
    ? reject('DestinationIsOrigin', { field, params: { warehouse: destination.name } })
    : undefined;
};
