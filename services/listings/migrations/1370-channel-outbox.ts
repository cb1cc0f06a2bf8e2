import type { Migration } from '#kernel/database/migrate.ts';

/** One wish for each listing: the newest replaces an older one that was not sent. */
export const channelOutboxMigration: Migration = {
  id: '1370-channel-outbox',
  sql: `
    CREATE TABLE channel_outbox (
      listing_id text PRIMARY KEY,
      channel text NOT NULL,
      account_id text NOT NULL,
      op text NOT NULL CHECK (op IN ('publish', 'reprice', 'withdraw')),
      op_id uuid NOT NULL,
      want jsonb NOT NULL,
      want_version integer NOT NULL DEFAULT 1,
      priority integer NOT NULL,
      due_at timestamptz NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      sent_at timestamptz
    );
    CREATE INDEX channel_outbox_due ON channel_outbox (account_id, priority, due_at) WHERE sent_at IS NULL;
    CREATE INDEX channel_outbox_sent ON channel_outbox (account_id, sent_at) WHERE sent_at IS NOT NULL;
  `,
};
