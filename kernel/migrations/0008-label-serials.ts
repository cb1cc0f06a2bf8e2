import type { Migration } from '../database/migrate.ts';

/** Serial numbers of shipping labels begin above 10,000. */
export const labelSerialsMigration: Migration = {
  id: '0008-label-serials',
  releasedLate: true,
  sql: 'CREATE SEQUENCE label_serial_blocks START WITH 201;',
};
