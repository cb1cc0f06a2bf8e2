import { sql, type RawBuilder } from 'kysely';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';

/** An item that is, or was, the operator's: as it stood in the books at the end of a day. */
export interface OwnGoods {
  one_id: string;
  sku: string;
  name: string;
  size: string;
  image: string;
  day_in: string;
  day_out: string | null;
  is_bought: boolean;
  cost_cents: number | null;
  repair_cents: number;
  label_cents: number;
  sale_cents: number | null;
  fee_cents: number;
  profit_cents: number | null;
  /** What the books have for it. */
  stock_cents: number;
}

/** Goods that leave without a sale that the portal knows of; those on consignment are stock until their order is completed. */
const hasLeft = sql`i.out_at IS NOT NULL AND i.request_type IS DISTINCT FROM ${requestTypeOf.consignment}`;
const toDay = (column: string) => sql`(${sql.ref(column)} AT TIME ZONE 'UTC')::date`;
const moved = (part: string, day: string) => sql`FILTER (WHERE p.part = ${part} AND p.day <= ${day})`;

/** Looked up one by one: few of all items are, or were, the operator's. */
const itemOf = (alias: string) => sql`LATERAL (SELECT * FROM inventory WHERE one_id = ${sql.ref(`${alias}.one_id`)} LIMIT 1)`;

/** Postings of the items by the end of a day. */
const postingsBy = (day: string) => sql`
  SELECT p.one_id, sum(p.cents) ${moved('cost', day)} AS bought, min(p.day) ${moved('cost', day)} AS bought_on,
    sum(p.cents) ${moved('returned', day)} AS returned, sum(p.cents) ${moved('left', day)} AS gone, max(p.day) ${moved('left', day)} AS left_on,
    sum(p.cents) ${moved('sale', day)} AS sold, max(p.day) ${moved('sale', day)} AS sold_on,
    sum((SELECT sum(f.cents) FROM own_goods_postings f WHERE f.part = 'fee' AND f.odd_no = p.odd_no)) ${moved('sale', day)} AS fee
  FROM own_goods_postings p WHERE p.one_id <> '' GROUP BY p.one_id`;

/**
 * The operator's goods by the end of a day. What came back costs nothing under its former ONE ID: its cost lies with the new one. A label is shared by all that left with it, to the cent; what was never bought through the portal costs what somebody
 * named.
 */
export const ownGoodsBy = (day: string): RawBuilder<OwnGoods> => sql`(
  WITH posted AS (${postingsBy(day)}),
  own AS (
    SELECT i.* FROM inventory i WHERE i.shop_id = ${selfOperatedShop}
    UNION ALL SELECT i.* FROM posted p, ${itemOf('p')} AS i WHERE i.shop_id <> ${selfOperatedShop}
  ),
  repaired AS (
    SELECT one_id, sum(cost_cents) AS cents FROM repairs WHERE shop_id = ${selfOperatedShop} AND status = 'completed' GROUP BY one_id
  ),
  parts AS (
    SELECT i.one_id, i.sku, i.name, i.size, i.image, i.shop_id,
      coalesce(m.bought_on, ${toDay('i.received_at')}) AS day_in,
      coalesce(m.left_on, m.sold_on, CASE WHEN ${hasLeft} AND ${toDay('i.out_at')} <= ${day} THEN ${toDay('i.out_at')} END) AS day_out,
      m.bought IS NOT NULL AS is_bought, coalesce(m.bought - coalesce(m.returned, 0), i.cost_price_cents) AS cost_cents,
      coalesce(m.bought, 0) - coalesce(m.gone, 0) AS stock_cents,
      coalesce(r.cents, 0) AS repair_cents, m.sold AS sale_cents, coalesce(m.fee, 0) AS fee_cents,
      CASE WHEN l.fee_cents IS NULL THEN 0 ELSE l.fee_cents / count(*) OVER sent
        + CASE WHEN row_number() OVER sent_in_turn <= l.fee_cents % count(*) OVER sent THEN 1 ELSE 0 END END AS label_cents
    FROM own i LEFT JOIN posted m USING (one_id) LEFT JOIN repaired r USING (one_id)
      LEFT JOIN shipping_labels l ON l.shop_id = ${selfOperatedShop} AND l.state = 'bought' AND l.log_no = i.out_log_no
    WINDOW sent AS (PARTITION BY i.out_log_no), sent_in_turn AS (PARTITION BY i.out_log_no ORDER BY i.one_id)
  )
  SELECT one_id, sku, name, size, image, day_in::text, day_out::text, is_bought, cost_cents::float, repair_cents::float, label_cents::float,
    sale_cents::float, fee_cents::float, stock_cents::float, (sale_cents - fee_cents - cost_cents - repair_cents - label_cents)::float AS profit_cents
  FROM parts WHERE day_in <= ${day} AND (day_out IS NOT NULL OR shop_id = ${selfOperatedShop})
)`;

/** What was bought and left without having been taken out of the books: before that was posted, or by a way that posts nothing. */
export const goneGoods = sql<{ items: number; cents: number }>`(
  SELECT count(*)::int AS items, coalesce(sum(m.bought - m.gone), 0)::float AS cents
  FROM (
    SELECT one_id, coalesce(sum(cents) FILTER (WHERE part = 'cost'), 0) AS bought, coalesce(sum(cents) FILTER (WHERE part = 'left'), 0) AS gone
    FROM own_goods_postings WHERE part IN ('cost', 'left') GROUP BY one_id
  ) m, ${itemOf('m')} AS i
  WHERE m.bought > m.gone AND (i.shop_id <> ${selfOperatedShop} OR ${hasLeft} OR (
    i.out_at IS NOT NULL AND EXISTS (SELECT FROM orders o WHERE o.odd_no = i.odd_no AND o.state = 'completed')))
)`;
