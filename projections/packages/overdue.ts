import type { ReadDatabase } from '../kernel/read-database.ts';

/** Most packages of one look; the next look finds the others. */
const most = 500;

/** Scheduled packages whose time has run out. */
export const overduePackages =
  (db: ReadDatabase) =>
  async (now: Date): Promise<string[]> => {
    const rows = await db
      .selectFrom('packages')
      .select('pre_id')
      .where('status', '=', 'scheduled')
      .where('expires_at', '<=', now.toISOString())
      .orderBy('expires_at')
      .limit(most)
      .execute();
    return rows.map(({ pre_id }) => pre_id);
  };
