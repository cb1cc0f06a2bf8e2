import type { Migration } from '#kernel/database/migrate.ts';

/** Every event of an item in stock made a row, whether or not it changed anything. */
export const biLeanMigration: Migration = {
  id: '0440-bi-lean',
  sql: `
    DELETE FROM activity_hourly WHERE inbound = 0 AND inspected = 0 AND shelved = 0 AND outbound = 0 AND orders = 0 AND stock = 0 AND sales_cents = 0 AND profit_cents = 0;
    DELETE FROM activity_of_warehouses WHERE inbound = 0 AND inspected = 0 AND shelved = 0 AND outbound = 0 AND orders = 0 AND stock = 0 AND sales_cents = 0 AND profit_cents = 0;
    DELETE FROM activity_of_shops WHERE inbound = 0 AND inspected = 0 AND shelved = 0 AND outbound = 0 AND orders = 0 AND stock = 0 AND sales_cents = 0 AND profit_cents = 0;
  `,
};
