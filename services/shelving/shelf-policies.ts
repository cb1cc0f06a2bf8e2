import { hasChinese, requirePrintableText } from '#contracts/labels/printable.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Claim } from '#kernel/commands/decision.ts';
import type { Warehouse } from '../aggregates/warehouse/warehouse.ts';

export const requireWarehouse = ({ exists }: Warehouse): Rejection | undefined =>
  exists ? undefined : reject('WarehouseUnknown', { field: 'warehouseId' });

/** The name is printed as a code (R5.21, R5.22). */
export const requirePrintableName = (name: string): Rejection | undefined => {
  if (hasChinese(name)) return reject('ShelfNameChinese', { field: 'name' });
  return /^[\x20-\x7e]+$/.test(name) ? undefined : reject('ShelfNameUnprintable', { field: 'name' });
};

/** The zone stands on the label beside the code (R5.22). */
export const requirePrintableZone = (zone: string): Rejection | undefined => requirePrintableText(zone, 'zone');

/** Two racks of a warehouse never bear the same name, in whatever case. */
export const claimShelfName = (shelfId: string, warehouseId: string, name: string): Claim => ({
  ...shelfName(shelfId, warehouseId, name),
  otherwise: reject('ShelfNameTaken', { field: 'name', params: { shelf: name } }),
});

export const shelfName = (shelfId: string, warehouseId: string, name: string): Pick<Claim, 'kind' | 'key' | 'owner'> => ({
  kind: 'shelf-name',
  key: `${warehouseId}/${name.toUpperCase()}`,
  owner: shelfId,
});
