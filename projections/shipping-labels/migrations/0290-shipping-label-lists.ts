import type { Migration } from '#kernel/database/migrate.ts';

/** One for each order of the list. */
export const shippingLabelListsMigration: Migration = {
  id: '0290-shipping-label-lists',
  sql: `
    CREATE INDEX shipping_labels_by_change ON shipping_labels (updated_at, label_no);
    CREATE INDEX shipping_labels_by_voiding ON shipping_labels (voided_at, label_no) WHERE voided_at IS NOT NULL;
    CREATE INDEX shipping_labels_by_fee ON shipping_labels (fee_cents, label_no);
    CREATE INDEX shipping_labels_search_others ON shipping_labels
      USING gin ((string_to_array(regexp_replace(lower(label_no || ' ' || log_no || ' ' || coalesce(to_address->>'recipient', '') || ' ' || coalesce(to_address->>'company', '') || ' ' || coalesce(to_address->>'city', '') || ' ' || coalesce(to_address->>'zipCode', '')), '[ -~]+', '', 'g'), NULL)));
  `,
};
