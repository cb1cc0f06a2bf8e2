import type { PackageLine, PackageStatus, Resolution } from '#contracts/forecast/package-events.ts';
import type { ShippingType } from '#contracts/forecast/shipping-types.ts';
import { indexOfOtherCharacters, indexOfTrigrams } from '../kernel/text-search.ts';

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

export const migration = {
  id: '0050-packages',
  sql: `
    CREATE TABLE packages (
      pre_id text PRIMARY KEY,
      pack_id text NOT NULL,
      shop_id integer NOT NULL,
      warehouse_id text NOT NULL,
      log_no text NOT NULL,
      forecast_batch text NOT NULL,
      shipping_type text,
      reference text NOT NULL,
      status text NOT NULL,
      unclaimed boolean NOT NULL,
      lines jsonb NOT NULL,
      units jsonb NOT NULL,
      expected integer NOT NULL,
      received integer NOT NULL,
      over integer NOT NULL,
      short integer NOT NULL,
      damaged integer NOT NULL,
      unresolved boolean NOT NULL,
      resolution text,
      weight_grams integer,
      dimensions text,
      insurance_cents integer,
      signature boolean NOT NULL,
      remark text NOT NULL,
      count_remark text,
      photos jsonb NOT NULL,
      reason text,
      batch_no text,
      expires_at timestamptz,
      arrived_at timestamptz,
      counted_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX packages_by_change ON packages (updated_at DESC, pre_id DESC);
    CREATE INDEX packages_of_shop ON packages (shop_id, updated_at DESC, pre_id DESC);
    CREATE INDEX packages_of_warehouse ON packages (warehouse_id, updated_at DESC, pre_id DESC);
    CREATE INDEX packages_by_status ON packages (warehouse_id, status, shop_id);
    CREATE INDEX packages_by_tracking ON packages (upper(log_no));
    CREATE INDEX packages_by_pack ON packages (upper(pack_id));
    CREATE INDEX packages_expiring ON packages (expires_at) WHERE status = 'scheduled';
    ${indexOfTrigrams('packages', searchExpression)}
  `,
};

/** One for each order and each filter of the list. */
export const listMigration = {
  id: '0280-package-lists',
  sql: `
    CREATE INDEX packages_by_creation ON packages (created_at, pre_id);
    CREATE INDEX packages_by_expiry ON packages (expires_at, pre_id) WHERE expires_at IS NOT NULL;
    CREATE INDEX packages_by_arrival ON packages (arrived_at, pre_id) WHERE arrived_at IS NOT NULL;
    CREATE INDEX packages_by_count ON packages (counted_at) WHERE counted_at IS NOT NULL;
    ${indexOfOtherCharacters('packages', searchExpression)}
  `,
};

/** What a seller wrote beside the answer to a difference is in the log already. A second arrival takes the answer back. */
export const resolutionRemarkMigration = {
  id: '0570-package-resolution-remark',
  sql: `
    ALTER TABLE packages ADD COLUMN resolution_remark text;
    UPDATE packages p SET resolution_remark = (
      SELECT e.data->>'remark' FROM events e
      WHERE e.stream_id = 'package-' || p.pre_id AND e.type = 'DifferenceResolved'
      ORDER BY e.version DESC LIMIT 1)
    WHERE p.resolution IS NOT NULL;
  `,
};
