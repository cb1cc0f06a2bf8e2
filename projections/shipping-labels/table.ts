import type { CarrierServiceName, LabelCarrier, SignatureOption } from '#contracts/labels/shipping/carrier-services.ts';
import type { Parcel } from '#contracts/labels/shipping/shipping-label-fields.ts';
import type { ShippingLabelState } from '#contracts/labels/shipping/shipping-label-states.ts';
import type { PostalAddress } from '#contracts/reference/postal-address.ts';

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
