import type { Migration } from '#kernel/database/migrate.ts';

/** What was credited before stood at the rate of the books: there was no margin. */
export const rechargeMarginsMigration: Migration = {
  id: '1042-recharge-margins',
  sql: 'ALTER TABLE recharges ADD COLUMN margin jsonb;',
};
