import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { listWalletHolds } from '#contracts/wallet/reads/held-and-expected.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { shopAsked } from './shop-asked.ts';

/** The open holds of a wallet, the newest first. `NotFound` for a wallet that is not the viewer's to see. */
export const openHolds = async (db: ReadDatabase, viewer: Viewer, asked: number | undefined): Promise<DataOf<typeof listWalletHolds> | Rejection> => {
  const shop = await shopAsked(db, viewer, asked);
  if (!shop) return reject('NotFound', { field: 'shopId' });
  const rows = await db
    .selectFrom('wallet_holds')
    .where('shop_id', '=', shop.shop_id)
    .where('state', '=', 'open')
    .orderBy('held_at', 'desc')
    .select(['hold_id', 'purpose', 'reference_kind', 'reference_id', sql<number>`cents::float`.as('cents'), 'held_at', 'expires_at'])
    .execute();
  const holds = rows.map((row) => ({
    holdId: row.hold_id,
    purpose: row.purpose,
    reference: { kind: row.reference_kind, id: row.reference_id },
    cents: row.cents,
    gmtCreate: row.held_at,
    gmtExpire: row.expires_at,
  }));
  return { heldCents: holds.reduce((sum, { cents }) => sum + cents, 0), holds };
};
