import { packageEventSchemas, type PackageEvent, type PackageStatus } from '#contracts/forecast/package-events.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import { newPackage } from './new-package.ts';
import type { PackageRow } from './table.ts';
import { packagesCounts } from './materialised-counts.ts';

const isPackageEvent = isOneOf(packageEventSchemas);
type RecordedPackageEvent = Recorded<PackageEvent>;

/** Each package as it stands, with its units as they are scanned in. */
export const packagesProjection: RowProjection<PackageRow> = {
  kind: 'row',
  name: 'packages',
  table: 'packages',
  key: 'pre_id',
  keyOf: (event) => (isPackageEvent(event) ? (event.metadata.tags.preId ?? null) : null),
  evolve: (row, event) => (isPackageEvent(event) ? evolve(row ?? newPackage(event), event) : row),
  derived: [packagesCounts],
};

const evolve = (row: PackageRow, event: RecordedPackageEvent): PackageRow =>
  withUnitCounts({
    ...row,
    ...whatChanges(row, event),
    status: (event.metadata.tags.state ?? row.status) as PackageStatus,
    updated_at: event.recordedAt,
    version: event.version,
  });

const whatChanges = (row: PackageRow, event: RecordedPackageEvent): Partial<PackageRow> => {
  switch (event.type) {
    case 'PackageForecast':
      return {
        ...whose(event.data),
        forecast_batch: event.data.forecastBatch,
        shipping_type: event.data.shippingType,
        reference: event.data.reference,
        lines: event.data.lines,
        weight_grams: event.data.weightGrams ?? null,
        dimensions: event.data.dimensions ?? null,
        insurance_cents: event.data.insuranceCents ?? null,
        signature: event.data.signature ?? false,
        remark: event.data.remark,
        expires_at: event.data.expiresAt,
      };
    case 'PackageAmended':
      return {
        warehouse_id: event.data.warehouseId,
        log_no: event.data.logNo,
        shipping_type: event.data.shippingType,
        lines: event.data.lines,
        remark: event.data.remark,
        ...amendedParcel(row, event.data),
      };
    case 'PackageArrived':
      return {
        ...whose(event.data),
        batch_no: event.data.batchNo,
        unclaimed: event.data.unclaimed,
        unresolved: false,
        resolution: null,
        resolution_remark: null,
        arrived_at: event.recordedAt,
        ...(event.data.photos && { photos: event.data.photos }),
      };
    case 'PackageUnitReceived': {
      const { oneId, sku, size, kind, condition, photos } = event.data;
      return { units: [...row.units, { oneId, sku, size, kind, condition, photos }] };
    }
    case 'PackageUnitUndone':
      return { units: row.units.filter((unit) => unit.oneId !== event.data.oneId) };
    case 'PackageCounted':
      return {
        short: event.data.short.length,
        unresolved: event.data.over.length + event.data.short.length + event.data.damaged.length > 0,
        // The label of an unclaimed parcel stays beside the photos of its count.
        photos: row.unclaimed ? [...row.photos, ...event.data.photos] : event.data.photos,
        count_remark: event.data.remark,
        counted_at: event.recordedAt,
      };
    case 'DifferenceResolved':
      return { unresolved: false, resolution: event.data.resolution, resolution_remark: event.data.remark };
    case 'PackageClaimed':
      return { shop_id: event.data.shopId, unclaimed: false };
    case 'PackageInboundCancelled':
      return { reason: event.data.reason, unresolved: false };
    case 'PackageCancelled':
    case 'PackageReturned':
      return { reason: event.data.reason };
    case 'PackageExpired':
    case 'PackageChecked':
      return {};
  }
};

/** An amendment that said nothing of the parcel left it as it was. */
const amendedParcel = (
  row: PackageRow,
  { weightGrams, dimensions, insuranceCents, signature }: Extract<PackageEvent, { type: 'PackageAmended' }>['data'],
): Partial<PackageRow> => ({
  weight_grams: weightGrams === undefined ? row.weight_grams : weightGrams,
  dimensions: dimensions === undefined ? row.dimensions : dimensions,
  insurance_cents: insuranceCents === undefined ? row.insurance_cents : insuranceCents,
  signature: signature ?? row.signature,
});

const whose = (data: { packId: string; shopId: number; warehouseId: string; logNo: string }) => ({
  pack_id: data.packId,
  shop_id: data.shopId,
  warehouse_id: data.warehouseId,
  log_no: data.logNo,
});

/**
 * What came is counted unit by unit; what is short is known only once the count is finished. Over is what came beyond a forecast: of an unclaimed
 * parcel nothing was expected, so that nothing is over, before it is claimed or after.
 */
const withUnitCounts = (row: PackageRow): PackageRow => ({
  ...row,
  expected: row.lines.reduce((sum, line) => sum + line.oneIds.length, 0),
  received: row.units.length,
  over: row.units.filter((unit) => unit.kind === 'overage').length,
  damaged: row.units.filter((unit) => unit.condition === 'damaged').length,
});
