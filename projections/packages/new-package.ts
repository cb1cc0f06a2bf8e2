import type { PackageStatus } from '#contracts/forecast/package-events.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { unownedShop } from '#contracts/kernel/access/shops.ts';
import type { PackageRow } from './table.ts';

/** The row of a package before its first event. */
export const newPackage = ({ metadata: { tags }, recordedAt }: RecordedEvent): PackageRow => ({
  pre_id: tags.preId ?? '',
  pack_id: '',
  shop_id: tags.shopIds?.[0] ?? unownedShop,
  warehouse_id: tags.warehouseId ?? '',
  log_no: '',
  forecast_batch: '',
  shipping_type: null,
  reference: '',
  status: (tags.state ?? 'scheduled') as PackageStatus,
  unclaimed: false,
  lines: [],
  units: [],
  expected: 0,
  received: 0,
  over: 0,
  short: 0,
  damaged: 0,
  unresolved: false,
  resolution: null,
  resolution_remark: null,
  weight_grams: null,
  dimensions: null,
  insurance_cents: null,
  signature: false,
  remark: '',
  count_remark: null,
  photos: [],
  reason: null,
  batch_no: null,
  expires_at: null,
  arrived_at: null,
  counted_at: null,
  created_at: recordedAt,
  updated_at: recordedAt,
  version: 0,
});
