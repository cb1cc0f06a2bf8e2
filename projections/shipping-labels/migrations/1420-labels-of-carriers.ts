import type { Migration } from '#kernel/database/migrate.ts';

/** What carriers tell of the labels that are bought from them, and where a label is looked up by its number. */
export const labelsOfCarriersMigration: Migration = {
  id: '1420-labels-of-carriers',
  sql: `
    ALTER TABLE shipping_labels
      ADD COLUMN connected boolean NOT NULL DEFAULT false,
      ADD COLUMN url text,
      ADD COLUMN parcel_status text,
      ADD COLUMN scanned_at timestamptz,
      ADD COLUMN void_refused text;
    CREATE INDEX shipping_labels_by_number ON shipping_labels (log_no) WHERE log_no <> '';
  `,
};
