import type { ReadDatabase } from '../kernel/read-database.ts';

/** As many as are looked after in one go. */
const MAX_AWAITING = 500;

/** Listings whose channel has not confirmed everything, and that nothing has happened to since a moment; those that wait longest first. */
export const listingsAwaiting =
  (db: ReadDatabase) =>
  async (before: Date): Promise<string[]> => {
    const rows = await db
      .selectFrom('listings')
      .where('synchronising', '=', true)
      .where('updated_at', '<', before.toISOString())
      .select('listing_id')
      .orderBy('updated_at')
      .limit(MAX_AWAITING)
      .execute();
    return rows.map(({ listing_id }) => listing_id);
  };
