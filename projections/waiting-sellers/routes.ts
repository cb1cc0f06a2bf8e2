import { listWaitingSellers, type WaitingSeller } from '#contracts/accounts/registration/list-waiting-sellers.ts';
import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';

/** A page of work, not an archive. */
const most = 200;

export const waitingSellersRoutes = ({ db }: { db: ReadDatabase }): QueryRoute[] => [queryRoute(listWaitingSellers, () => waitingSellers(db))];

const waitingSellers = async (db: ReadDatabase): Promise<WaitingSeller[]> => {
  const rows = await db
    .selectFrom('waiting_sellers')
    .selectAll()
    .where('suspended', '=', false)
    .orderBy('registered_at')
    .orderBy('account_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ accountId: row.account_id, name: row.name, email: row.email, registeredAt: row.registered_at }));
};
