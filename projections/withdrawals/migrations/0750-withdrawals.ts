import type { Migration } from '#kernel/database/migrate.ts';

/** There was no withdrawal before. */
export const withdrawalsMigration: Migration = {
  id: '0750-withdrawals',
  sql: `
    CREATE TABLE withdrawals (
      withdrawal_no text PRIMARY KEY,
      shop_id integer NOT NULL,
      status text NOT NULL,
      amount_cents bigint NOT NULL,
      paid_cents bigint,
      bank_account_id text NOT NULL,
      last_four text NOT NULL,
      applicant_id text NOT NULL,
      endorser_id text,
      approvals integer NOT NULL,
      payer_id text,
      payout text,
      bank_ref text,
      reason text,
      history jsonb NOT NULL,
      submitted_at timestamptz NOT NULL,
      ended_at timestamptz,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX withdrawals_by_time ON withdrawals (submitted_at DESC, withdrawal_no DESC);
    CREATE INDEX withdrawals_of_shop ON withdrawals (shop_id, submitted_at DESC, withdrawal_no DESC);
    CREATE INDEX withdrawals_open ON withdrawals (submitted_at DESC) WHERE ended_at IS NULL;
  `,
};
