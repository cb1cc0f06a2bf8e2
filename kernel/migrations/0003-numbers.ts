import type { Migration } from '../database/migrate.ts';

/** Sequences count blocks of fifty numbers; forecast codes begin above 100,000 and repair numbers above 1,000. */
export const numbersMigration: Migration = {
  id: '0003-numbers',
  sql: `
    CREATE SEQUENCE odd_no_blocks;
    CREATE SEQUENCE pre_id_blocks START WITH 2001;
    CREATE SEQUENCE batch_no_blocks;
    CREATE SEQUENCE repair_no_blocks START WITH 21;
  `,
};
