import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { TransactionTypeName } from '#contracts/wallet/transaction-types.ts';
import { movementNames, movements, type WalletMonth } from '#contracts/wallet/reads/wallet-month.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { shopAsked } from './shop-asked.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
}

/** `NotFound` for a wallet that is not the viewer's to see, and where nobody says whose. */
export const walletMonth = async ({ db, clock }: Needs, viewer: Viewer, asked: number | undefined): Promise<WalletMonth | Rejection> => {
  const shop = await shopAsked(db, viewer, asked);
  if (!shop) return reject('NotFound', { field: 'shopId' });
  const to = dayIn(clock.now(), 'UTC');
  const from = `${to.slice(0, 8)}01`;
  const byType = new Map((await movedByType(db, shop.shop_id, { from, to })).map(({ type, cents }) => [type, cents]));
  const moved = movementNames.map((movement) => ({
    movement,
    cents: movements[movement].types.reduce((sum, type) => sum + (byType.get(type) ?? 0), 0),
  }));
  return { from, to, moved };
};

const movedByType = (
  db: ReadDatabase,
  shopId: number,
  { from, to }: { from: string; to: string },
): Promise<{ type: TransactionTypeName; cents: number }[]> =>
  db
    .selectFrom('wallet_records')
    .where('shop_id', '=', shopId)
    .where('effective_date', '>=', from)
    .where('effective_date', '<=', to)
    .groupBy('type')
    .select(['type', sql<number>`sum(amount_cents)::float`.as('cents')])
    .execute();
