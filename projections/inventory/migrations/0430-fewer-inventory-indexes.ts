import type { Migration } from '#kernel/database/migrate.ts';

/**
 * Every event of an item writes an entry into each of its indexes. Where an index begins with a column of few values, what is asked for by the next is found by one
 * look for each of them: warehouses and states before the shop, brands before the size. What only the counts read is included: a key is compared with each of the row's
 * earlier versions, column by column, whenever a page of the index is cleared of them.
 */
export const fewerInventoryIndexesMigration: Migration = {
  id: '0430-fewer-inventory-indexes',
  sql: `
    DROP INDEX inventory_states_of_warehouse, inventory_states_of_shop;
    CREATE INDEX inventory_states ON inventory (warehouse_id, state, shop_id) INCLUDE (status, defective, shelved_at);
    DROP INDEX inventory_of_brand, inventory_of_size;
    CREATE INDEX inventory_of_brand_and_size ON inventory (brand, size, state) INCLUDE (status, defective, warehouse_id, shelved_at);
    DROP INDEX inventory_of_status;
    CREATE INDEX inventory_of_status ON inventory (status, updated_at DESC, one_id DESC) WHERE status NOT IN (1, 6);
  `,
};
