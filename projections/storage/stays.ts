import { createHash } from 'node:crypto';
import type { Night } from '#contracts/storage/storage-nights.ts';
import type { StorageStayRow } from './table.ts';

/** Whose an item was in a warehouse at the end of a day, and since when it lay there. */
export interface StayThrough {
  oneId: string;
  shopId: number;
  shelvedAt: string;
}

/** What is charged for a night among these items: what lay there at its end, past the free days of its shop. The same as `chargedIn` in SQL. */
export const chargedAmong = (rows: Iterable<StorageStayRow>, { warehouseId, endsAt, shelvedBefore, ofShops }: Night): StayThrough[] => {
  const end = endsAt.toISOString();
  const usual = shelvedBefore?.toISOString() ?? '';
  const own = new Map(ofShops.map((shop) => [shop.shopId, shop.shelvedBefore?.toISOString() ?? '']));
  const found: StayThrough[] = [];
  for (const row of rows) {
    const stay = stayThrough(row, warehouseId, end);
    if (stay && stay.shelvedAt < (own.get(stay.shopId) ?? usual)) found.push(stay);
  }
  return found;
};

const stayThrough = (row: StorageStayRow, warehouseId: string, end: string): StayThrough | undefined => {
  const { one_id: oneId, shop_id: shopId, shelved_at: shelvedAt, from_at, until_at, earlier } = row;
  if (from_at < end) return row.warehouse_id === warehouseId && (until_at === null || until_at >= end) ? { oneId, shopId, shelvedAt } : undefined;
  const found = earlier?.find((stay) => stay.warehouseId === warehouseId && stay.fromAt < end && stay.untilAt >= end);
  return found && { oneId, shopId: found.shopId, shelvedAt: found.shelvedAt };
};

/** SHA-256 over ONE IDs in their order, a space between each two. */
export const digestOf = (oneIds: readonly string[]): string => createHash('sha256').update(oneIds.toSorted().join(' ')).digest('hex');
