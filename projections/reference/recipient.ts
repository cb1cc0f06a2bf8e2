import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { findRecipient } from '#contracts/requests/applications.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

const field = 'text';

/** The shop that is meant by its user ID, its number, or the proven e-mail address of an account that may act for it, in this order. */
export const recipient = async (db: ReadDatabase, viewer: Viewer, text: string): Promise<DataOf<typeof findRecipient> | Rejection> => {
  const meant = text.toLowerCase();
  const found = await db
    .selectFrom('shops')
    .where('shop_id', '>', 0)
    .where(
      sql<boolean>`(lower(uid) = ${meant} or shop_id::text = ${meant} or exists (
        select from seller_accounts a where a.shop_id = shops.shop_id and a.admitted and not a.suspended and a.email_proven and lower(a.email) = ${meant}
      ))`,
    )
    .select(['shop_id as id', 'realname'])
    .orderBy(sql`lower(uid) = ${meant} desc, shop_id::text = ${meant} desc, shop_id`)
    .limit(1)
    .executeTakeFirst();
  if (!found) return reject('TargetShopUnknown', { field });
  if (found.id === viewer.shopId) return reject('TargetShopIsOwn', { field });
  return isAddress(text) ? found : { ...found, realname: masked(found.realname) };
};

/** Numbers and user IDs can be tried one after the other; whoever types an address knows whose it is. */
const isAddress = (text: string): boolean => text.includes('@');

/** Enough to recognise a name that one knows: the beginning of each word, which is no word yet. */
const masked = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word])
    .map(([first = '', ...rest]) => (rest.length > 0 ? `${first}***` : '*'))
    .join(' ');
