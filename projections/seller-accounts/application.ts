import { sql } from 'kysely';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { getSellerApplication } from '#contracts/accounts/registration/admit-seller.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** The telephone of an account, which no event tells of. */
export type PhoneOf = (accountId: string) => Promise<string | null>;

export interface ApplicationNeeds {
  db: ReadDatabase;
  phoneOf: PhoneOf;
}

export const sellerApplication = async (
  { db, phoneOf }: ApplicationNeeds,
  accountId: string,
): Promise<DataOf<typeof getSellerApplication> | Rejection> => {
  const [row, phone, proposed] = await Promise.all([
    db.selectFrom('seller_accounts').selectAll().where('account_id', '=', accountId).executeTakeFirst(),
    phoneOf(accountId),
    freeShop(db),
  ]);
  if (!row) return reject('AccountNotFound', { field: 'accountId' });
  return { name: row.name, email: row.email, emailProven: row.email_proven, phone, gmtCreate: row.created_at, proposed };
};

/** The lowest number above the operator's own that no shop has, and the UID after the highest of its kind. */
const freeShop = async (db: ReadDatabase): Promise<{ shopId: number; uid: string }> => {
  const { shopId, uid } = await db
    .selectNoFrom([
      sql<number>`(SELECT min(n)::int FROM generate_series(${selfOperatedShop + 1}::int, ${selfOperatedShop + 1}::int + (SELECT count(*)::int FROM shops)) n
        WHERE NOT EXISTS (SELECT 1 FROM shops WHERE shop_id = n))`.as('shopId'),
      sql<number>`coalesce((SELECT max(substring(uid FROM '^U([0-9]{1,9})$')::bigint) FROM shops), 10000)::int + 1`.as('uid'),
    ])
    .executeTakeFirstOrThrow();
  return { shopId, uid: `U${uid}` };
};
