import type { Migration } from '#kernel/database/migrate.ts';

/** One for each order and each filter of the list. */
export const orderListsMigration: Migration = {
  id: '0270-order-lists',
  sql: `
    CREATE INDEX orders_by_change ON orders (updated_at, odd_no);
    CREATE INDEX orders_by_wait ON orders (waiting_since, odd_no) WHERE waiting_since IS NOT NULL;
    CREATE INDEX orders_by_due ON orders (due_at, odd_no) WHERE due_at IS NOT NULL;
    CREATE INDEX orders_by_shipping ON orders (shipped_at, odd_no) WHERE shipped_at IS NOT NULL;
    CREATE INDEX orders_by_end ON orders (finished_at, odd_no) WHERE finished_at IS NOT NULL;
    CREATE INDEX orders_ever_of_operator ON orders (operator_id, applied_at) WHERE operator_id IS NOT NULL;
    CREATE INDEX orders_search_others ON orders
      USING gin ((string_to_array(regexp_replace(lower(odd_no || ' ' || coalesce(log_no, '') || ' ' || coalesce(batch_no, '') || ' ' || coalesce(plat_order_no, '')), '[ -~]+', '', 'g'), NULL)));
  `,
};
