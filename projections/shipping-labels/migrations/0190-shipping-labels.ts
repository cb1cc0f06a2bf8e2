import type { Migration } from '#kernel/database/migrate.ts';

export const shippingLabelsMigration: Migration = {
  id: '0190-shipping-labels',
  sql: `
    CREATE TABLE shipping_labels (
      label_no text PRIMARY KEY,
      shop_id integer NOT NULL,
      state text NOT NULL,
      carrier text NOT NULL,
      service text NOT NULL,
      log_no text NOT NULL,
      postage_cents integer NOT NULL,
      signature_cents integer NOT NULL,
      insurance_cents integer NOT NULL,
      fee_cents integer NOT NULL,
      declared_value_cents integer NOT NULL,
      signature text NOT NULL,
      warehouse_id text,
      from_address jsonb NOT NULL,
      to_address jsonb NOT NULL,
      parcel jsonb NOT NULL,
      billed_grams integer NOT NULL,
      reason text,
      bought_at timestamptz NOT NULL,
      voided_at timestamptz,
      refunded_at timestamptz,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX shipping_labels_of_shop ON shipping_labels (shop_id, bought_at DESC, label_no DESC);
    CREATE INDEX shipping_labels_by_purchase ON shipping_labels (bought_at DESC, label_no DESC);
    CREATE INDEX shipping_labels_awaiting_refund ON shipping_labels (voided_at) WHERE state = 'voided';

    DO $$
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX shipping_labels_search ON shipping_labels USING gin ((lower(label_no || ' ' || log_no || ' ' || coalesce(to_address->>'recipient', '') || ' ' || coalesce(to_address->>'company', '') || ' ' || coalesce(to_address->>'city', '') || ' ' || coalesce(to_address->>'zipCode', ''))) gin_trgm_ops);
    EXCEPTION
      WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN NULL;
    END
    $$;
  `,
};
