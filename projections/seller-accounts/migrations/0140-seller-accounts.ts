import type { Migration } from '#kernel/database/migrate.ts';

/** Takes the place of the table of those who wait; who was there before is read from the log. */
export const sellerAccountsMigration: Migration = {
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
