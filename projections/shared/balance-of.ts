import { sql } from 'kysely';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** What the wallet of a shop holds, in cents; nothing before its first posting. */
export const balanceOf = async (db: ReadDatabase, shopId: number): Promise<number> => {
  const wallet = await db
    .selectFrom('wallets')
    .where('shop_id', '=', shopId)
    .select(sql<number>`balance_cents::float`.as('balance'))
    .executeTakeFirst();
  return wallet?.balance ?? 0;
};
