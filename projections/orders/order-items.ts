import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { OrderItem } from '#contracts/outbound/order-rows.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { shelfName } from '../shared/shelf-name.ts';
import { visibleFieldsOf } from '../shared/visible-fields.ts';
import { wareDays } from '../shared/storage-days.ts';
import type { LastSales } from './last-sales.ts';
import type { FoundOrder } from './found-orders.ts';

/** The items that an order names, as they stand now. */
export const unitRows = async (db: ReadDatabase, order: Pick<FoundOrder, 'units'>, now: Date) =>
  order.units.length === 0
    ? []
    : db
        .selectFrom('inventory as i')
        .innerJoin('warehouses as w', 'w.id', 'i.warehouse_id')
        .where(
          'i.one_id',
          'in',
          order.units.map(({ oneId }) => oneId),
        )
        .selectAll('i')
        .select([shelfName.as('shelf_name'), wareDays(now).as('ware_days')])
        .execute();

export type FoundUnit = Awaited<ReturnType<typeof unitRows>>[number];

/** In the sequence of the application. Of an item that is another shop's by now, whoever acts for a shop sees what it is, not how it fares. */
export const itemsOf = (order: FoundOrder, units: readonly FoundUnit[], viewer: Viewer, sales?: LastSales): OrderItem[] => {
  const { staff } = visibleFieldsOf(viewer);
  const found = new Map(units.map((unit) => [unit.one_id, unit]));
  return order.units.flatMap((unit) => {
    const item = found.get(unit.oneId);
    if (!item) return [];
    const own = viewer.shopId === undefined || item.shop_id === viewer.shopId;
    return [
      {
        oneId: unit.oneId,
        sku: item.sku,
        ...(staff && { pku: item.pku, shelvesName: item.shelf_name, tote: unit.tote }),
        brand: item.brand,
        remarks: item.name,
        spec: item.size,
        img: item.image,
        state: own ? item.state : null,
        itemStatus: own ? item.status : null,
        defective: item.defective,
        checkResult: item.check_result,
        costPrice: own ? item.cost_price_cents : null,
        quotedPrice: unit.quotedCents,
        ...(sales && { lastSale: sales.get(unit.oneId) ?? null }),
        wareDays: own ? item.ware_days : null,
        progress: unit.progress,
        boxNo: unit.boxNo,
        parcelNo: unit.parcelNo,
        reason: unit.reason,
        replacedBy: unit.replacedBy,
      },
    ];
  });
};
