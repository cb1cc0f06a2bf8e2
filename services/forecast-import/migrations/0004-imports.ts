import type { Migration } from '#kernel/database/migrate.ts';

export const importsMigration: Migration = {
  id: '0004-imports',
  sql: `
    CREATE TABLE forecast_imports (
      import_id uuid PRIMARY KEY,
      account_id text NOT NULL,
      shop_id integer NOT NULL,
      rows jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX forecast_imports_by_account ON forecast_imports (account_id, created_at);
    CREATE INDEX forecast_imports_by_expiry ON forecast_imports (expires_at);
  `,
};
