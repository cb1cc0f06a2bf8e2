import type { Migration } from '#kernel/database/migrate.ts';

export const walletRecordSearchMigration: Migration = {
  id: '0240-wallet-record-search',
  sql: `
    DO $$
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX wallet_records_search ON wallet_records USING gin ((lower(reference_id || ' ' || remark)) gin_trgm_ops);
    EXCEPTION
      WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN NULL;
    END
    $$;
    CREATE INDEX wallet_records_search_others ON wallet_records
      USING gin ((string_to_array(regexp_replace(lower(reference_id || ' ' || remark), '[ -~]+', '', 'g'), NULL)));
  `,
};
