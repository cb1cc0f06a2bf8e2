import type { Migration } from '#kernel/database/migrate.ts';

/** Wallets know what is set aside; records know what they rest on. Postings of before carried signed amounts in dollars, and no basis. */
export const walletLedgerMigration: Migration = {
  id: '0640-wallet-ledger',
  sql: `
    ALTER TABLE wallets
      ADD COLUMN held_cents bigint NOT NULL DEFAULT 0,
      ADD COLUMN credit_limit_cents bigint NOT NULL DEFAULT 0,
      ADD COLUMN is_frozen boolean NOT NULL DEFAULT false;
    ALTER TABLE wallets ALTER COLUMN held_cents DROP DEFAULT, ALTER COLUMN credit_limit_cents DROP DEFAULT, ALTER COLUMN is_frozen DROP DEFAULT;

    ALTER TABLE wallet_records
      ADD COLUMN currency text,
      ADD COLUMN effective_date date,
      ADD COLUMN entries jsonb,
      ADD COLUMN basis jsonb,
      ADD COLUMN group_id text,
      ADD COLUMN reverses text,
      ADD COLUMN from_shop_id integer,
      ADD COLUMN to_shop_id integer,
      ADD COLUMN charge_date date,
      ADD COLUMN charge_days integer,
      ADD COLUMN applied_at timestamptz;
    UPDATE wallet_records r SET
      currency = 'USD',
      effective_date = (e.recorded_at AT TIME ZONE 'UTC')::date,
      entries = (
        SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
          'account', CASE x.entry ->> 'account' WHEN 'operator:bank' THEN 'assets:bank' WHEN 'operator:labels' THEN 'liabilities:carrier'
            WHEN 'operator:goods' THEN 'assets:goods' ELSE 'liabilities:wallet' END,
          'sub', CASE x.entry ->> 'account' WHEN 'operator:bank' THEN 'main'
            WHEN 'operator:labels' THEN coalesce(substring(e.data ->> 'remark' FROM '^(UPS|USPS|FedEx)\\y'), 'unknown')
            WHEN 'operator:goods' THEN NULL ELSE r.shop_id::text END,
          'side', CASE WHEN (x.entry ->> 'amountCents')::bigint > 0 THEN 'C' ELSE 'D' END,
          'cents', abs((x.entry ->> 'amountCents')::bigint))) ORDER BY x.n)
        FROM json_array_elements(e.data -> 'entries') WITH ORDINALITY AS x (entry, n)
        WHERE (x.entry ->> 'amountCents')::bigint <> 0
      ),
      basis = jsonb_build_object('kind', 'legacy', 'cents', abs(r.amount_cents))
    FROM events e WHERE e.stream_id = 'wallet-' || r.shop_id AND e.version = r.version;
    ALTER TABLE wallet_records
      ALTER COLUMN currency SET NOT NULL,
      ALTER COLUMN effective_date SET NOT NULL,
      ALTER COLUMN entries SET NOT NULL,
      ALTER COLUMN basis SET NOT NULL;
    CREATE INDEX wallet_records_of_group ON wallet_records (group_id) WHERE group_id IS NOT NULL;
    CREATE INDEX wallet_records_reversals ON wallet_records (reverses) WHERE reverses IS NOT NULL;

    CREATE TABLE wallet_holds (
      hold_id text PRIMARY KEY,
      shop_id integer NOT NULL,
      cents bigint NOT NULL,
      purpose text NOT NULL,
      reference_kind text NOT NULL,
      reference_id text NOT NULL,
      expires_at timestamptz,
      held_at timestamptz NOT NULL,
      state text NOT NULL,
      reason text,
      posted_cents bigint NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX wallet_holds_open ON wallet_holds (shop_id, held_at) WHERE state = 'open';
  `,
};
