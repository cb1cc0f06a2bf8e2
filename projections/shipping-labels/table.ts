import type { CarrierServiceName, LabelCarrier } from '#contracts/labels/shipping/carrier-services.ts';
import type { Parcel } from '#contracts/labels/shipping/shipping-label-fields.ts';
import type { ShippingLabelState } from '#contracts/labels/shipping/shipping-label-states.ts';
import type { SignatureOption } from '#contracts/labels/shipping/signature-options.ts';
import type { PostalAddress } from '#contracts/reference/postal-address.ts';
import { indexOfOtherCharacters, indexOfTrigrams } from '../kernel/text-search.ts';

/** A bought shipping label: one row per label. Times UTC, money in cents. */
export interface LabelRow {
  label_no: string;
  shop_id: number;
  state: ShippingLabelState;
  carrier: LabelCarrier;
  service: CarrierServiceName;
  log_no: string;
  postage_cents: number;
  signature_cents: number;
  insurance_cents: number;
  fee_cents: number;
  declared_value_cents: number;
  signature: SignatureOption;
  warehouse_id: string | null;
  from_address: PostalAddress;
  to_address: PostalAddress;
  parcel: Parcel;
  billed_grams: number;
  /** Why it was voided. */
  reason: string | null;
  bought_at: string;
  voided_at: string | null;
  refunded_at: string | null;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    shipping_labels: LabelRow;
  }
}

const recipient = ['recipient', 'company', 'city', 'zipCode'].map((field) => `coalesce(to_address->>'${field}', '')`);

/** What the text filter searches; indexed by trigrams where the extension is to be had, otherwise read through. */
export const searchExpression = `lower(${['label_no', 'log_no', ...recipient].join(` || ' ' || `)})`;

export const migration = {
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
    ${indexOfTrigrams('shipping_labels', searchExpression)}
  `,
};

/** One for each order of the list. */
export const listMigration = {
  id: '0290-shipping-label-lists',
  sql: `
    CREATE INDEX shipping_labels_by_change ON shipping_labels (updated_at, label_no);
    CREATE INDEX shipping_labels_by_voiding ON shipping_labels (voided_at, label_no) WHERE voided_at IS NOT NULL;
    CREATE INDEX shipping_labels_by_fee ON shipping_labels (fee_cents, label_no);
    ${indexOfOtherCharacters('shipping_labels', searchExpression)}
  `,
};
