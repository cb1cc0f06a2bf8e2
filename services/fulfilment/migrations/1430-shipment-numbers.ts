import type { Migration } from '#kernel/database/migrate.ts';

/** Blocks of fifty, above FP-1000. */
export const shipmentNumbersMigration: Migration = {
  id: '1430-shipment-numbers',
  sql: 'CREATE SEQUENCE shipment_no_blocks START WITH 21;',
};
