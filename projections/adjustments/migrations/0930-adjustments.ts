import type { Migration } from '#kernel/database/migrate.ts';

/** There was no adjustment before. */
export const adjustmentsMigration: Migration = {
  id: '0930-adjustments',
  sql: `
    CREATE TABLE adjustments (
      adjustment_no text PRIMARY KEY,
      shop_id integer NOT NULL,
      status text NOT NULL,
      direction text NOT NULL,
      cents bigint NOT NULL,
      type text NOT NULL,
      reason_code text NOT NULL,
      reason text NOT NULL,
      evidence jsonb NOT NULL,
      requester_id text NOT NULL,
      requester text NOT NULL,
      reviewer text,
      rejected_for text,
      posting_id text,
      requested_at timestamptz NOT NULL,
      ended_at timestamptz,
      version integer NOT NULL
    );
    CREATE INDEX adjustments_by_time ON adjustments (requested_at DESC, adjustment_no DESC);
    CREATE INDEX adjustments_of_shop ON adjustments (shop_id, requested_at DESC, adjustment_no DESC);
    CREATE INDEX adjustments_waiting ON adjustments (requested_at DESC, adjustment_no DESC) WHERE status = 'submitted';
  `,
};
