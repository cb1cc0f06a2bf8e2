import { sql } from 'kysely';
import type { FeeLine } from '#contracts/fees/fee-line.ts';
import type { CardCharge } from '#contracts/fees/rehearsal.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';
import { standing, type Month } from './month.ts';

/** What was charged by cards in the month and not taken back, like charges of a day together. */
export const chargesByCard = async (db: ReadDatabase, month: Month): Promise<(CardCharge & { shopId: number; cents: number })[]> => {
  const rows = await db
    .selectFrom('wallet_records as r')
    .leftJoin('orders as o', (join) => join.onRef('o.odd_no', '=', 'r.reference_id').on('r.reference_kind', '=', 'order'))
    .where(standing(month))
    .where(sql<boolean>`r.basis->>'kind' = 'card'`)
    .groupBy(['r.shop_id', 'o.warehouse_id', 'o.items', sql`5`, sql`6`, sql`7`, sql`8`])
    .select([
      'r.shop_id',
      'o.warehouse_id',
      'o.items',
      sql<number>`count(*)::int`.as('postings'),
      sql<string>`r.effective_date::text`.as('date'),
      sql<string>`r.basis->>'cardId'`.as('cardId'),
      sql<FeeLine>`r.basis->'line'`.as('line'),
      sql<number>`(r.basis->>'quantity')::float`.as('quantity'),
      sql<number>`(-sum(r.amount_cents))::float`.as('cents'),
    ])
    .execute();
  return rows.map(({ shop_id, warehouse_id, ...row }) => ({ ...row, shopId: shop_id, warehouseId: warehouse_id ?? undefined }));
};
