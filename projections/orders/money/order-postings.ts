import { sql } from 'kysely';
import { mayAny } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { OrderPosting } from '#contracts/outbound/order-rows.ts';
import { walletAccess } from '#contracts/wallet/wallet-access.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';
import { withinShop } from '../../shared/visible-fields.ts';

/** The floor ships, and is told nothing of what that costs. */
export const seesWallets = ({ terminal, permissions }: Viewer): boolean => terminal !== 'warehouse' && mayAny(permissions, walletAccess);

/** What some orders moved in the wallets that the viewer sees. */
export const postingsOf = (db: ReadDatabase, viewer: Viewer, oddNos: readonly string[]) =>
  db
    .selectFrom('wallet_records as r')
    .where('r.reference_kind', '=', 'order')
    .where('r.reference_id', 'in', oddNos)
    .where(withinShop(viewer, ['r.shop_id']));

/** What an order moved, oldest first; undefined for whoever sees no wallet. */
export const orderPostings = async (db: ReadDatabase, viewer: Viewer, oddNo: string): Promise<OrderPosting[] | undefined> =>
  seesWallets(viewer)
    ? postingsOf(db, viewer, [oddNo])
        .select(['r.posting_id as postingId', 'r.type', sql<number>`r.amount_cents::float`.as('amountCents'), 'r.created_at as gmtCreate'])
        .orderBy('r.created_at')
        .orderBy('r.version')
        .execute()
    : undefined;
