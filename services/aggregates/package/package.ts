import { packageEventSchemas, type PackageEvent, type PackageLine, type PackageStatus, type Resolution } from '#contracts/forecast/package-events.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

type DataOf<Name extends PackageEvent['type']> = Extract<PackageEvent, { type: Name }>['data'];
/** A unit that was scanned in. */
export type ReceivedUnit = DataOf<'PackageUnitReceived'>;
type ShippingType = DataOf<'PackageForecast'>['shippingType'];

/** A parcel as deciders see it: forecast or unclaimed, on its way or received. */
export interface Package {
  /** Undefined for a number that has no events. */
  status: PackageStatus | undefined;
  preId: string;
  packId: string;
  shopId: number;
  /** Whom it belonged to before it was claimed; set by the claim alone. */
  formerShopId?: number;
  warehouseId: string;
  logNo: string;
  shippingType: ShippingType;
  lines: readonly PackageLine[];
  remark: string;
  expiresAt: string;
  batchNo: string;
  unclaimed: boolean;
  /** In the order of the scans. */
  units: readonly ReceivedUnit[];
  /** Over, short and damaged ONE IDs, once the count is finished. */
  counted?: Pick<DataOf<'PackageCounted'>, 'over' | 'short' | 'damaged'>;
  resolution?: Resolution;
}

export const noPackage: Package = {
  status: undefined,
  preId: '',
  packId: '',
  shopId: 0,
  warehouseId: '',
  logNo: '',
  shippingType: 'express',
  lines: [],
  remark: '',
  expiresAt: '',
  batchNo: '',
  unclaimed: false,
  units: [],
};

export const evolvePackage = (before: Package, event: PackageEvent): Package => {
  const pack = { ...before, formerShopId: undefined };
  switch (event.type) {
    case 'PackageForecast': {
      const { preId, packId, shopId, warehouseId, logNo, shippingType, lines, remark, expiresAt } = event.data;
      return { ...pack, status: 'scheduled', preId, packId, shopId, warehouseId, logNo, shippingType, lines, remark, expiresAt };
    }
    case 'PackageAmended': {
      const { warehouseId, logNo, shippingType, lines, remark } = event.data;
      return { ...pack, warehouseId, logNo, shippingType, lines, remark };
    }
    case 'PackageCancelled':
      return { ...pack, status: 'cancelled' };
    case 'PackageExpired':
      return { ...pack, status: 'expired' };
    case 'PackageArrived':
      return { ...pack, ...event.data, status: 'arrived', resolution: undefined };
    case 'PackageUnitReceived':
      return { ...pack, units: [...pack.units, event.data] };
    case 'PackageUnitUndone':
      return { ...pack, units: pack.units.filter((unit) => unit.oneId !== event.data.oneId) };
    case 'PackageCounted': {
      const { over, short, damaged } = event.data;
      return { ...pack, status: 'received', counted: { over, short, damaged } };
    }
    case 'PackageChecked':
      return { ...pack, status: 'checked' };
    case 'DifferenceResolved':
      return { ...pack, resolution: event.data.resolution };
    case 'PackageClaimed':
      return { ...pack, unclaimed: false, shopId: event.data.shopId, formerShopId: pack.shopId };
    case 'PackageInboundCancelled':
      return { ...pack, status: 'cancelled' };
    case 'PackageReturned':
      return { ...pack, status: 'returned' };
  }
};

export const packageStream = streamType<Package, PackageEvent>({
  prefix: 'package',
  initial: noPackage,
  evolve: evolvePackage,
  tags: (pack, id) => ({
    preId: id,
    shopIds: pack.formerShopId === undefined ? [pack.shopId] : [pack.shopId, pack.formerShopId],
    warehouseId: pack.warehouseId,
    ...(pack.batchNo && { batchNo: pack.batchNo }),
    ...(pack.status && { state: pack.status }),
  }),
});

type PackageEventName = keyof typeof packageEventSchemas;

/** In which status each event of a known parcel may happen. One that nobody told of begins with its arrival. */
const allowedIn: Record<Exclude<PackageEventName, 'PackageForecast'>, readonly PackageStatus[]> = {
  PackageAmended: ['scheduled'],
  PackageCancelled: ['scheduled'],
  PackageExpired: ['scheduled'],
  // A late parcel is still received; a second one brings what the first left short.
  PackageArrived: ['scheduled', 'expired', 'received'],
  PackageUnitReceived: ['arrived'],
  PackageUnitUndone: ['arrived', 'received', 'checked', 'returned'],
  PackageCounted: ['arrived'],
  PackageChecked: ['received'],
  DifferenceResolved: ['received', 'checked'],
  PackageClaimed: ['arrived', 'received', 'checked'],
  PackageInboundCancelled: ['arrived', 'received'],
  PackageReturned: ['arrived'],
};

/** `PackageStatusForbids` in the wrong status; `NotFound` when there is no such parcel. */
export const mayHappenToPackage = (pack: Package, event: keyof typeof allowedIn): Rejection | undefined => {
  if (pack.status === undefined) return reject('NotFound', { field: 'id' });
  if (allowedIn[event].includes(pack.status)) return undefined;
  return reject('PackageStatusForbids', { field: 'id', params: { preId: pack.preId, status: pack.status } });
};

/** The parcel's number on labels, of the same digits as its package number. */
export const packIdOf = (preId: string): string => preId.replace(/^FC-/, 'PK-');

export const expectedUnits = (pack: Pick<Package, 'lines'>): string[] => pack.lines.flatMap((line) => line.oneIds);

/** Expected units that have not been scanned in. */
export const missingUnits = (pack: Package): string[] => {
  const here = new Set(pack.units.map((unit) => unit.oneId));
  return expectedUnits(pack).filter((oneId) => !here.has(oneId));
};
