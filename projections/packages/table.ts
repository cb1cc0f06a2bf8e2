import type { PackageLine, PackageStatus, Resolution } from '#contracts/forecast/package-events.ts';
import type { ShippingType } from '#contracts/forecast/shipping-types.ts';

export interface PackageUnit {
  oneId: string;
  sku: string;
  size: string;
  kind: 'forecast' | 'overage' | 'unclaimed' | 'returned';
  condition: 'intact' | 'damaged';
  photos: string[];
}

/** A forecast package or an unclaimed parcel as it stands: what was expected against what came. */
export interface PackageRow {
  pre_id: string;
  pack_id: string;
  shop_id: number;
  warehouse_id: string;
  log_no: string;
  forecast_batch: string;
  shipping_type: ShippingType | null;
  reference: string;
  status: PackageStatus;
  unclaimed: boolean;
  lines: PackageLine[];
  units: PackageUnit[];
  expected: number;
  received: number;
  over: number;
  short: number;
  damaged: number;
  /** Counted with a difference that the seller has not answered. */
  unresolved: boolean;
  resolution: Resolution | null;
  resolution_remark: string | null;
  weight_grams: number | null;
  dimensions: string | null;
  insurance_cents: number | null;
  signature: boolean;
  remark: string;
  count_remark: string | null;
  photos: string[];
  reason: string | null;
  batch_no: string | null;
  expires_at: string | null;
  arrived_at: string | null;
  counted_at: string | null;
  created_at: string;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    packages: PackageRow;
  }
}

/** What the text filter searches. */
export const searchExpression = `lower(pre_id || ' ' || pack_id || ' ' || log_no || ' ' || forecast_batch || ' ' || reference)`;
