import { sql } from 'kysely';
import type { listOwnGoodsPostings } from '#contracts/finance/self-operated.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';

type Postings = DataOf<typeof listOwnGoodsPostings>;

/** `NotFound` for what is not, and never was, the operator's. */
export const ownGoodsPostings = async (db: ReadDatabase, oneId: string): Promise<Postings | Rejection> => {
  const { rows } = await sql<Postings['postings'][number]>`
    SELECT part, cents::float, day::text, reference, "postingId", "isOfWallet" FROM (
      SELECT p.part, p.cents, p.day, p.odd_no AS reference, p.posting_id AS "postingId", p.is_of_wallet AS "isOfWallet"
        FROM own_goods_postings p WHERE p.one_id = ${oneId}
      UNION ALL
      SELECT f.part, f.cents, f.day, f.odd_no, f.posting_id, f.is_of_wallet
        FROM own_goods_postings p JOIN own_goods_postings f ON f.part = 'fee' AND f.odd_no = p.odd_no WHERE p.one_id = ${oneId} AND p.part = 'sale'
      UNION ALL
      SELECT 'label', l.fee_cents, (l.bought_at AT TIME ZONE 'UTC')::date, l.label_no, 'labelFee-' || l.label_no, true
        FROM inventory i JOIN shipping_labels l ON l.log_no = i.out_log_no AND l.shop_id = ${selfOperatedShop} AND l.state = 'bought' WHERE i.one_id = ${oneId}
      UNION ALL
      SELECT 'repair', r.cost_cents, (r.ended_at AT TIME ZONE 'UTC')::date, r.repair_no, NULL, false
        FROM repairs r WHERE r.one_id = ${oneId} AND r.shop_id = ${selfOperatedShop} AND r.status = 'completed'
    ) all_parts ORDER BY day, part`.execute(db);
  const item = await db.selectFrom('inventory').where('one_id', '=', oneId).select(['name', 'shop_id']).executeTakeFirst();
  if (!item || (item.shop_id !== selfOperatedShop && rows.length === 0)) return reject('NotFound', { field: 'oneId' });
  return { oneId, name: item.name, postings: rows };
};
