import type { Migration } from '#kernel/database/migrate.ts';

/** Few at any time, among however many were bought. */
export const labelsBeingBoughtMigration: Migration = {
  id: '1422-labels-being-bought',
  sql: `
    CREATE INDEX shipping_labels_being_bought ON shipping_labels (bought_at, label_no) WHERE state = 'ordered';
  `,
};
