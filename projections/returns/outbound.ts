import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { normaliseLabelCode } from '#contracts/labels/label-code.ts';
import type { findOutbound } from '#contracts/returns/returned-goods.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { withinRowScope } from '../shared/visible-fields.ts';

type Outbound = DataOf<typeof findOutbound>;

/** As many as one return takes. */
const MAX_UNITS = 100;

/**
 * Of one's own warehouses a ONE ID is told whatever its state, so that the page can say why it cannot come back; of others, and by an order or a parcel,
 * only what left.
 */
export const outboundOf = async (db: ReadDatabase, viewer: Viewer, code: string): Promise<Outbound> => {
  const oneId = normaliseOneId(code);
  if (isOneId(oneId)) {
    const units = await outboundUnits(db)
      .where('i.one_id', '=', oneId)
      .where(({ or, eb }) => or([eb('i.out_at', 'is not', null), withinRowScope(viewer, { shop: ['i.shop_id'], warehouse: 'i.warehouse_id' })]))
      .execute();
    if (units.length > 0) return { by: 'unit', units: units.map(toUnit) };
  }
  const ofOrder = await shippedWith(db, [code.trim().toUpperCase()]);
  if (ofOrder.length > 0) return { by: 'order', units: ofOrder.map(toUnit) };
  const orders = await db
    .selectFrom('orders')
    .where((on) => on(on.fn('lower', ['log_no']), '=', normaliseLabelCode(code).toLowerCase()))
    .select('odd_no')
    .limit(MAX_UNITS)
    .execute();
  const ofParcel = await shippedWith(
    db,
    orders.map((order) => order.odd_no),
  );
  return { by: ofParcel.length > 0 ? 'tracking' : null, units: ofParcel.map(toUnit) };
};

const shippedWith = async (db: ReadDatabase, orderNumbers: readonly string[]): Promise<OutboundUnit[]> =>
  orderNumbers.length === 0
    ? []
    : outboundUnits(db)
        .where('i.odd_no', 'in', orderNumbers)
        .where('i.state', '=', 'outOfWarehouse.shipped')
        .orderBy('i.one_id')
        .limit(MAX_UNITS)
        .execute();

export const outboundUnits = (db: ReadDatabase) =>
  db
    .selectFrom('inventory as i')
    .leftJoin('shops as s', 's.shop_id', 'i.shop_id')
    .leftJoin('inventory as r', 'r.related_one_id', 'i.one_id')
    .select(['i.one_id', 'i.sku', 'i.name', 'i.size', 'i.image', 'i.state', 'i.shop_id', 'i.odd_no', 'i.out_log_no', 'i.out_at'])
    .select(['s.uid', 's.realname', 'r.one_id as returned_as']);

type OutboundUnit = Awaited<ReturnType<ReturnType<typeof outboundUnits>['execute']>>[number];

export const toUnit = (row: OutboundUnit): Outbound['units'][number] => ({
  oneId: row.one_id,
  sku: row.sku,
  remarks: row.name,
  spec: row.size,
  img: row.image,
  state: row.state,
  shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
  oddNo: row.out_at === null ? null : row.odd_no,
  logNo: row.out_log_no,
  gmtOut: row.out_at,
  returnedAs: row.returned_as,
});
