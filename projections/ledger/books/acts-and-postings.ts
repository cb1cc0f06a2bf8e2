import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { MAX_BREAKS, type Break } from '#contracts/ledger/books.ts';
import type { Sql } from '#kernel/database/sql.ts';

/** Withdrawals past paying, bought and refunded labels, completed settlements, sales that were paid out and confirmed fees, each with its one posting; and these postings with their act. */
export const actBreaks = async (sql: Sql): Promise<Break[]> => {
  const { rows } = await sql.query<{ type: string; id: string; acted: number; posted: number; position: string | null }>(statement, [
    selfOperatedShop,
    MAX_BREAKS,
  ]);
  return rows.map(({ type, id, acted, posted, position }) => ({
    invariant: 'acts',
    where: `${type} of ${id}`,
    expected: String(acted),
    found: String(posted),
    ...(position !== null && { position }),
  }));
};

/** Orders moved no money before there was a ledger, and on the day that it came a node of before may still have answered. */
const statement = `
  WITH began AS (
    SELECT (SELECT created_at FROM wallet_records WHERE basis->>'kind' <> 'legacy' ORDER BY created_at, place LIMIT 1) + interval '1 day' AS at
  ), acts AS (
    SELECT 'cashWithdrawal' AS type, withdrawal_no AS id, -paid_cents AS cents, true AS is_due, 'withdrawal-' || withdrawal_no AS stream_id
    FROM withdrawals WHERE paid_cents > 0
    UNION ALL
    SELECT 'cancelCashWithdrawal', withdrawal_no, paid_cents, true, 'withdrawal-' || withdrawal_no
    FROM withdrawals WHERE paid_cents > 0 AND status = 'returned'
    UNION ALL
    SELECT 'labelFee', label_no, -fee_cents, true, 'label-' || label_no FROM shipping_labels WHERE fee_cents > 0 AND for_order IS NULL
    UNION ALL
    SELECT 'labelRefund', label_no, fee_cents, true, 'label-' || label_no FROM shipping_labels WHERE fee_cents > 0 AND for_order IS NULL AND refunded_at IS NOT NULL
    UNION ALL
    SELECT 'consignmentCollection', odd_no, sold_price_cents, coalesce(finished_at > began.at, false), 'order-' || odd_no
    FROM orders, began WHERE state = 'completed' AND sold_price_cents > 0 AND shop_id <> $1
    UNION ALL
    SELECT 'consignmentCollection', coalesce(odd_no, sale_id), gross_cents, true, 'sale-' || sale_id
    FROM sales WHERE gross_cents > 0 AND NOT consigned AND shop_id <> $1
    UNION ALL
    SELECT CASE request_type WHEN 3 THEN 'shippingFee' WHEN 4 THEN 'transshipmentFee' WHEN 16 THEN 'transshipmentFee' ELSE 'switchUserFee' END, odd_no, -fee_cents,
      coalesce(approved_at > began.at, false), 'order-' || odd_no
    FROM orders, began WHERE request_type IN (3, 4, 7, 16) AND approved_at IS NOT NULL AND fee_cents > 0 AND shop_id <> $1
  ), postings AS (
    SELECT type, reference_id AS id, sum(amount_cents) AS cents, bool_and(basis->>'kind' = 'legacy') AS is_legacy, min(shop_id) AS shop_id, max(version) AS version
    FROM wallet_records
    WHERE reverses IS NULL AND basis->>'kind' <> 'manual' AND type IN ('cashWithdrawal', 'cancelCashWithdrawal', 'labelFee', 'labelRefund',
      'consignmentCollection', 'shippingFee', 'transshipmentFee', 'switchUserFee')
    GROUP BY type, reference_id
  ), differing AS (
    SELECT type, id, coalesce(a.cents, 0) AS acted, coalesce(p.cents, 0) AS posted, stream_id, shop_id, p.version
    FROM acts a FULL JOIN postings p USING (type, id)
    WHERE CASE WHEN p.id IS NULL THEN a.is_due WHEN a.id IS NULL THEN NOT p.is_legacy ELSE a.cents <> p.cents END
    ORDER BY id, type LIMIT $2
  )
  SELECT type, id, acted::float AS acted, posted::float AS posted, (
    SELECT e.transaction_id || '-' || e.global_position FROM events e
    WHERE e.stream_id = coalesce('wallet-' || d.shop_id, d.stream_id) AND (d.version IS NULL OR e.version = d.version)
    ORDER BY e.version DESC LIMIT 1) AS position
  FROM differing d`;
