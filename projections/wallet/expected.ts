import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { ExpectedKind, listExpectedMoney } from '#contracts/wallet/reads/held-and-expected.ts';
import type { ReferenceKind } from '#contracts/ledger/reference-kinds.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { shopAsked } from './shop-asked.ts';

interface ExpectedRow {
  kind: ExpectedKind;
  reference_kind: ReferenceKind;
  reference_id: string;
  cents: string;
  since: string;
}

/**
 * What is on its way to a shop: voided labels that the carrier has not refunded, sold consignments whose orders are not completed, sales on channels that are not paid out, and
 * recharges whose money was seen.
 * What the operator sells of its own is earned in the books, and never comes to its wallet.
 */
export const expectedMoney = (shopId: number): RawBuilder<ExpectedRow> => sql`(
  select 'labelRefund' as kind, 'label' as reference_kind, label_no as reference_id, fee_cents::bigint as cents, voided_at as since
  from shipping_labels where shop_id = ${shopId} and state = 'voided'
  union all
  select 'consignmentSale', 'order', odd_no, sold_price_cents::bigint, updated_at
  from orders where shop_id = ${shopId} and shop_id <> ${selfOperatedShop} and sold_price_cents > 0 and finished_at is null
  union all
  select 'consignmentSale', 'order', odd_no, price_cents::bigint, sold_at
  from sales where shop_id = ${shopId} and shop_id <> ${selfOperatedShop} and not consigned and odd_no is not null
    and trade = 'inTransaction' and status <> 'running' and held_by is null
  union all
  select 'recharge', 'recharge', recharge_no, seen_cents::bigint, submitted_at
  from recharges where shop_id = ${shopId} and seen_cents > 0 and posting_id is null and ended_at is null
)`;

/** `NotFound` for a wallet that is not the viewer's to see. */
export const expectedOf = async (
  db: ReadDatabase,
  viewer: Viewer,
  asked: number | undefined,
): Promise<DataOf<typeof listExpectedMoney> | Rejection> => {
  const shop = await shopAsked(db, viewer, asked);
  if (!shop) return reject('NotFound', { field: 'shopId' });
  const rows = await db.selectFrom(expectedMoney(shop.shop_id).as('x')).selectAll().orderBy('x.since', 'desc').execute();
  const expected = rows.map((row) => ({
    kind: row.kind,
    reference: { kind: row.reference_kind, id: row.reference_id },
    cents: Number(row.cents),
    gmtCreate: row.since,
  }));
  return { expectedCents: expected.reduce((sum, { cents }) => sum + cents, 0), expected };
};
