import type { Migration } from '#kernel/database/migrate.ts';

/** Before them, wallets were credited without: there is nothing to read from the log. */
export const rechargesMigration: Migration = {
  id: '0770-recharges',
  sql: `
    CREATE TABLE recharges (
      recharge_no text PRIMARY KEY,
      shop_id integer NOT NULL,
      code text NOT NULL,
      status text NOT NULL,
      method text NOT NULL,
      amount_cents integer NOT NULL,
      payment jsonb NOT NULL,
      rate text,
      quoted_until timestamptz,
      credited_cents integer,
      credited_rate text,
      seen_cents integer,
      reference text,
      proofs jsonb NOT NULL,
      reason text,
      dispute text,
      approved jsonb,
      posting_id text,
      applicant_id text NOT NULL,
      history jsonb NOT NULL,
      submitted_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      ended_at timestamptz,
      version integer NOT NULL
    );
    CREATE INDEX recharges_by_time ON recharges (submitted_at DESC, recharge_no DESC);
    CREATE INDEX recharges_of_shop ON recharges (shop_id, submitted_at DESC, recharge_no DESC);
    CREATE INDEX recharges_of_line ON recharges (reference) WHERE method = 'bankTransfer';

    CREATE TABLE receipts (
      line_ref text PRIMARY KEY,
      received_on text NOT NULL,
      cents bigint NOT NULL,
      text text NOT NULL,
      recorded_at timestamptz NOT NULL
    );
  `,
};
