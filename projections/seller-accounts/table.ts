/** One row per account of a seller, from their registration on. */
export interface SellerAccountRow {
  account_id: string;
  login: string;
  name: string;
  email: string;
  /** Its holder entered a code that was sent there, or an administrator made the account with it. */
  email_proven: boolean;
  /** Null until they are admitted. */
  shop_id: number | null;
  admitted: boolean;
  /** Until they are admitted after all. */
  refused: boolean;
  suspended: boolean;
  created_at: string;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    seller_accounts: SellerAccountRow;
  }
}

/** Takes the place of the table of those who wait; who was there before is read from the log. */
export const migration = {
  id: '0140-seller-accounts',
  sql: `
    CREATE TABLE seller_accounts (
      account_id text PRIMARY KEY,
      login text NOT NULL,
      name text NOT NULL,
      email text NOT NULL,
      shop_id integer,
      admitted boolean NOT NULL,
      suspended boolean NOT NULL,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX seller_accounts_by_time ON seller_accounts (created_at);

    INSERT INTO seller_accounts
    SELECT data->>'accountId', data->>'login', data->>'name', data->>'email', (data->>'shopId')::integer,
           data->>'role' <> '' OR data->>'shopId' IS NOT NULL, suspended, created_at, updated_at, last
    FROM (
      SELECT stream_id, min(recorded_at) AS created_at, max(recorded_at) AS updated_at, max(version) AS last,
             max(version) FILTER (WHERE type IN ('AccountCreated', 'AccountChanged')) AS version,
             coalesce(max(version) FILTER (WHERE type = 'AccountSuspended'), 0)
               > coalesce(max(version) FILTER (WHERE type = 'AccountReinstated'), 0) AS suspended
      FROM events WHERE stream_id LIKE 'account-%' AND type IN ('AccountCreated', 'AccountChanged', 'AccountSuspended', 'AccountReinstated')
      GROUP BY stream_id
    ) accounts
    JOIN events USING (stream_id, version)
    WHERE data->>'userType' = '4';
    DROP TABLE IF EXISTS waiting_sellers;
  `,
};

/** Made once with the table, and asked by nobody. */
export const withoutShopIndexMigration = {
  id: '0170-seller-accounts-without-shop-index',
  sql: 'DROP INDEX IF EXISTS seller_accounts_by_shop',
};

/**
 * Of those who were there before: an administrator made an account together with its shop, and answers for its address, and so do the demo accounts have
 * theirs. Who registered began without a shop, and entered no code for the address: it stays unproven, also after the admission.
 */
export const provenEmailMigration = {
  id: '0510-seller-accounts-proven-email',
  sql: `
    ALTER TABLE seller_accounts ADD COLUMN email_proven boolean NOT NULL DEFAULT false;
    UPDATE seller_accounts SET email_proven = true
    FROM events
    WHERE events.stream_id = 'account-' || seller_accounts.account_id AND events.type = 'AccountCreated' AND events.data->>'shopId' IS NOT NULL;
  `,
};

/** Nobody was refused before there were refusals. */
export const refusedMigration = {
  id: '0530-seller-accounts-refused',
  sql: 'ALTER TABLE seller_accounts ADD COLUMN refused boolean NOT NULL DEFAULT false',
};
