import type { QueryOf } from '#contracts/kernel/endpoint.ts';
import type { listListings } from '#contracts/listings/listing-queries.ts';
import { counts, narrowedOnlyBy } from '../kernel/derived/counts.ts';
import type { ListingRow } from './table.ts';

export const listingsCounts = counts({
  table: 'listings_tally',
  by: {
    shop_id: 'integer',
    channel: 'text',
    status: 'text',
    mode: 'text',
    is_paused: { type: 'boolean', from: '(paused IS NOT NULL AND ended_at IS NULL)' },
    synchronising: 'boolean',
  },
});

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    listings_tally: Pick<ListingRow, 'shop_id' | 'channel' | 'status' | 'mode' | 'synchronising'> & { is_paused: boolean; items: number };
  }
}

/** Whether the materialised counts know each field that the list is narrowed by. */
export const canUseCounts = (filter: QueryOf<typeof listListings>): boolean =>
  narrowedOnlyBy(filter, ['view', 'shopId', 'channel', 'status', 'mode', 'byHand']);
