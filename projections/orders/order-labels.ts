import { sql } from 'kysely';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { withinRowScope } from '../shared/visible-fields.ts';

/** The labels of these orders and batches, as far as the viewer may see them; `url` is absent where an order has none. */
export const orderLabels =
  (db: ReadDatabase) =>
  async (
    { batchNos, oddNos }: { batchNos: readonly string[]; oddNos: readonly string[] },
    viewer: Viewer,
  ): Promise<{ oddNo: string; url?: string }[]> => {
    const rows = await db
      .selectFrom('orders')
      .select(['odd_no', 'label'])
      .where((where) => where.or([where('odd_no', 'in', ['', ...oddNos]), where('batch_no', 'in', ['', ...batchNos])]))
      // A batch may hold orders that ship without a label of the seller's.
      .where('request_type', '=', requestTypeOf.shipWithLabel)
      .where(withinRowScope(viewer, { shop: ['shop_id', 'target_shop_id'], warehouse: 'warehouse_id' }))
      .orderBy('odd_no')
      .execute();
    return rows.map(({ odd_no, label }) => ({ oddNo: odd_no, ...(label && { url: label.url }) }));
  };

/** The orders whose parcels travel under a number, those that were given up left out. */
export const ordersUnder =
  (db: ReadDatabase) =>
  async (logNo: string): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom('orders')
      .select('odd_no')
      .where(sql`lower(log_no)`, '=', logNo.toLowerCase())
      .where('state', 'not in', ['rejected', 'cancelled'])
      .orderBy('odd_no')
      .execute();
    return rows.map(({ odd_no }) => odd_no);
  };
