import type { Migration } from '#kernel/database/migrate.ts';
import type { JSONColumnType } from 'kysely';
import type { ImportRow } from './workbook/match-columns.ts';

export const migration: Migration = {
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

export const confirmedMigration: Migration = {
  id: '0015-imports-confirmed',
  sql: 'ALTER TABLE forecast_imports ADD COLUMN confirmed_at timestamptz',
};

interface ForecastImportsTable {
  import_id: string;
  account_id: string;
  shop_id: number;
  rows: JSONColumnType<ImportRow[]>;
  created_at: Date;
  expires_at: Date;
  confirmed_at: Date | null;
}

export interface ForecastImportTables {
  forecast_imports: ForecastImportsTable;
}
