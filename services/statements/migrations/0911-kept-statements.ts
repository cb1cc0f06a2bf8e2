import type { Migration } from '#kernel/database/migrate.ts';

/** Files of closed months; `file_id` is null where a statement has more postings than paper takes. */
export const keptStatementsMigration: Migration = {
  id: '0911-kept-statements',
  sql: `
    CREATE TABLE kept_statements (
      month text NOT NULL,
      closing integer NOT NULL,
      shop_id integer NOT NULL,
      format text NOT NULL,
      language text NOT NULL,
      file_id text,
      kept_at timestamptz NOT NULL,
      PRIMARY KEY (month, closing, shop_id, format, language)
    );
  `,
};
