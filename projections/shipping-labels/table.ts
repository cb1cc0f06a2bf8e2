import type { CarrierServiceName, LabelCarrier, SignatureOption } from '#contracts/labels/shipping/carrier-services.ts';
import type { ParcelStatus } from '#contracts/labels/shipping/parcel-statuses.ts';
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
  /** Empty until its carrier has numbered it. */
  log_no: string;
  /** Bought from a carrier here. */
  connected: boolean;
  /** The order that the operator bought it for. */
  for_order: string | null;
  /** The carrier's file. */
  url: string | null;
  /** The last that its carrier told of the parcel. */
  parcel_status: ParcelStatus | null;
  scanned_at: string | null;
  /** Why its carrier will not take it back. */
  void_refused: string | null;
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
