import type { RateCard } from '#contracts/fees/rate-cards.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** All rate cards that were published, without the versions that were withdrawn. */
export const publishedCards = async (db: ReadDatabase): Promise<RateCard[]> => {
  const rows = await db.selectFrom('rate_cards').select(['scope', 'versions']).execute();
  return rows.map(({ scope, versions }) => ({ scope, versions: versions.filter(({ withdrawal }) => withdrawal === null) }));
};
