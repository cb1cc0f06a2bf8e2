import type { PackageEvent, PackageLine, PackageStatus, Resolution } from '#contracts/forecast/package-events.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { acceptsPackageEvent, packageMachine } from './package.machine.ts';

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

/** An event that the machine does not know here was appended under an older one: its facts hold, the status stays. */
export const evolvePackage = (before: Package, event: PackageEvent): Package => ({
  ...before,
  formerShopId: undefined,
  ...whatChanges(before, event),
  status: packageMachine.next(before.status, event, undefined) ?? before.status,
});

const whatChanges = (pack: Package, event: PackageEvent): Partial<Package> => {
  switch (event.type) {
    case 'PackageForecast': {
      const { preId, packId, shopId, warehouseId, logNo, shippingType, lines, remark, expiresAt } = event.data;
      return { preId, packId, shopId, warehouseId, logNo, shippingType, lines, remark, expiresAt };
    }
    case 'PackageAmended': {
      const { warehouseId, logNo, shippingType, lines, remark } = event.data;
      return { warehouseId, logNo, shippingType, lines, remark };
    }
    case 'PackageArrived':
      return { ...event.data, resolution: undefined };
    case 'PackageUnitReceived':
      return { units: [...pack.units, event.data] };
    case 'PackageUnitUndone':
      return { units: pack.units.filter((unit) => unit.oneId !== event.data.oneId) };
    case 'PackageCounted': {
      const { over, short, damaged } = event.data;
      return { counted: { over, short, damaged } };
    }
    case 'DifferenceResolved':
      return { resolution: event.data.resolution };
    case 'PackageClaimed':
      return { unclaimed: false, shopId: event.data.shopId, formerShopId: pack.shopId };
    case 'PackageCancelled':
    case 'PackageExpired':
    case 'PackageChecked':
    case 'PackageInboundCancelled':
    case 'PackageReturned':
      return {};
  }
};

export const packageStream = streamType<Package, PackageEvent>({
  prefix: 'package',
  initial: noPackage,
  evolve: evolvePackage,
  accepts: acceptsPackageEvent,
  tags: (pack, id) => ({
    preId: id,
    shopIds: pack.formerShopId === undefined ? [pack.shopId] : [pack.shopId, pack.formerShopId],
    warehouseId: pack.warehouseId,
    ...(pack.batchNo && { batchNo: pack.batchNo }),
    ...(pack.status && { state: pack.status }),
  }),
});

export type LoadedPackage = LoadedFrom<typeof packageStream>;

/** `PackageStatusForbids` in the wrong status; `NotFound` when there is no such parcel. */
export const requirePackageAllows = (pack: Package, event: PackageEvent['type']): Rejection | undefined => {
  if (pack.status === undefined) return reject('NotFound', { field: 'id' });
  if (packageMachine.mayOccur(pack.status, event)) return undefined;
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
