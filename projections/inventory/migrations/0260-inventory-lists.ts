import type { Migration } from '#kernel/database/migrate.ts';

/** One for each order and each filter of the list, so that it reads no more than it shows, whatever of all items is asked for. */
export const inventoryListsMigration: Migration = {
  id: '0260-inventory-lists',
  sql: `
    CREATE INDEX inventory_by_creation ON inventory (created_at, one_id);
    CREATE INDEX inventory_by_receipt ON inventory (received_at, one_id) WHERE received_at IS NOT NULL;
    CREATE INDEX inventory_by_shelving ON inventory (shelved_at, one_id) INCLUDE (out_at, state, status, defective, warehouse_id)
      WHERE shelved_at IS NOT NULL;
    DROP INDEX inventory_out;
    CREATE INDEX inventory_by_outbound ON inventory (out_at, one_id) WHERE out_at IS NOT NULL;
    CREATE INDEX inventory_by_sale ON inventory (sold_at) WHERE sold_at IS NOT NULL;
    CREATE INDEX inventory_by_cost ON inventory (cost_price_cents, one_id) WHERE cost_price_cents IS NOT NULL;
    CREATE INDEX inventory_in_stock ON inventory (warehouse_id, shelved_at) INCLUDE (state, status, defective)
      WHERE state IN ('received', 'inspected', 'available', 'issue', 'outbounding.reviewing', 'outbounding.toConfirm', 'outbounding.pending', 'outbounding.picked', 'outbounding.packed', 'cashingOut.reviewing', 'cashingOut.quoted', 'onConsignment.reviewing', 'onConsignment.listed', 'onConsignment.sold', 'onConsignment.picked', 'onConsignment.packed', 'switchingOwner.reviewing', 'switchingOwner.toConfirm', 'repairing.inWork', 'repairing.boxLost');
    CREATE INDEX inventory_of_brand ON inventory (brand, state, status, defective, warehouse_id, shelved_at);
    CREATE INDEX inventory_of_size ON inventory (size, state, status, defective, warehouse_id, shelved_at);
    CREATE INDEX inventory_with_fault ON inventory (check_result, state, status, defective, warehouse_id, shelved_at) WHERE check_result <> 'qualified';
    CREATE INDEX inventory_unforeseen ON inventory (received_kind, state, status, defective, warehouse_id, shelved_at) WHERE received_kind <> 'forecast';
    CREATE INDEX inventory_search_others ON inventory
      USING gin ((string_to_array(regexp_replace(lower(one_id || ' ' || sku || ' ' || name || ' ' || log_no || ' ' || coalesce(out_log_no, '') || ' ' || coalesce(odd_no, '') || ' ' || pre_id), '[ -~]+', '', 'g'), NULL)));
  `,
};
