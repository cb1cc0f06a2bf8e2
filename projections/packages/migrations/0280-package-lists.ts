import type { Migration } from '#kernel/database/migrate.ts';

/** One for each order and each filter of the list. */
export const packageListsMigration: Migration = {
  id: '0280-package-lists',
  sql: `
    CREATE INDEX packages_by_creation ON packages (created_at, pre_id);
    CREATE INDEX packages_by_expiry ON packages (expires_at, pre_id) WHERE expires_at IS NOT NULL;
    CREATE INDEX packages_by_arrival ON packages (arrived_at, pre_id) WHERE arrived_at IS NOT NULL;
    CREATE INDEX packages_by_count ON packages (counted_at) WHERE counted_at IS NOT NULL;
    CREATE INDEX packages_search_others ON packages
      USING gin ((string_to_array(regexp_replace(lower(pre_id || ' ' || pack_id || ' ' || log_no || ' ' || forecast_batch || ' ' || reference), '[ -~]+', '', 'g'), NULL)));
  `,
};
