import type { ReadDatabase } from '../kernel/read-database.ts';

/** Most announcements of one look; the next look finds the others. */
const most = 100;

/** Scheduled announcements whose time has come. */
export const dueAnnouncements =
  (db: ReadDatabase) =>
  async (now: Date): Promise<string[]> => {
    const rows = await db
      .selectFrom('announcements')
      .select('announcement_id')
      .where('state', '=', 'scheduled')
      .where('publish_at', '<=', now.toISOString())
      .orderBy('publish_at')
      .limit(most)
      .execute();
    return rows.map(({ announcement_id }) => announcement_id);
  };
