import type { Migration } from '#kernel/database/migrate.ts';

/** Postings from before they claimed their ids hold them too. Streams are found by their names, in the order of their index. */
export const claimsOfPostingsMigration: Migration = {
  id: '0510-claims-of-postings',
  sql: `
    INSERT INTO claims (kind, key, owner)
    SELECT 'posting', data ->> 'postingId', event_id::text FROM events
    WHERE stream_id >= 'wallet-' AND stream_id < 'wallet.' AND type = 'WalletPosted'
    ON CONFLICT DO NOTHING;
  `,
};
