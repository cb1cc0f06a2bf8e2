import { sql } from 'kysely';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** What a shop may spend, in cents: what is posted less what is set aside; nothing before its first posting. */
export const availableOf = async (db: ReadDatabase, shopId: number): Promise<number> => {
  const wallet = await db
    .selectFrom('wallets')
    .where('shop_id', '=', shopId)
    .select(sql<number>`(balance_cents - held_cents)::float`.as('available'))
    .executeTakeFirst();
  return wallet?.available ?? 0;
};
