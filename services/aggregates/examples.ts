import type { PackageEvent, PackageLine } from '#contracts/forecast/package-events.ts';
import { unownedShop } from '#contracts/kernel/access/shops.ts';
import { evolvePackage, noPackage, type ReceivedUnit, type LoadedPackage, packageStream } from './package/package.ts';
import { noShelf, shelfStream } from './shelf/shelf.ts';
import { noSku, skuStream } from './sku/sku.ts';
import { noWarehouse, warehouseStream } from './warehouse/warehouse.ts';
import { loaded } from '#kernel/commands/loaded.ts';

/** States for specs. */
export const aWarehouse = loaded(warehouseStream, 'LAX', { ...noWarehouse, exists: true, warehouseId: 'LAX', name: 'Los Angeles' });
export const aSku = loaded(skuStream, 'DD1391-100', {
  ...noSku,
  exists: true,
  sku: 'DD1391-100',
  brand: 'Nike',
  name: 'Dunk Low Panda',
  pku: 'P-1',
  sizes: ['8', '9'],
});
export const aShelf = loaded(shelfStream, 'S1', {
  ...noShelf,
  exists: true,
  shelfId: 'S1',
  warehouseId: 'LAX',
  name: 'A-01',
  zone: 'A',
  capacity: 40,
  level: 1,
});

export const logNo = '1Z999AA10123456784';

export const packageForecast = (lines: PackageLine[]): PackageEvent => ({
  type: 'PackageForecast',
  data: {
    preId: 'FC-000001',
    packId: 'PK-000001',
    shopId: 7,
    warehouseId: 'LAX',
    logNo,
    forecastBatch: 'FC-000001',
    shippingType: 'express',
    reference: 'ABCDEFGH123',
    lines,
    remark: '',
    expiresAt: '2027-02-04T00:00:00.000Z',
  },
});

export const packageArrived = (unclaimed = false): PackageEvent => ({
  type: 'PackageArrived',
  data: {
    preId: 'FC-000001',
    packId: 'PK-000001',
    shopId: unclaimed ? unownedShop : 7,
    warehouseId: 'LAX',
    logNo,
    batchNo: 'IB-1121-1',
    unclaimed,
  },
});

export const unitReceived = (oneId: string, unit: Partial<ReceivedUnit> = {}): PackageEvent => ({
  type: 'PackageUnitReceived',
  data: { oneId, sku: 'DD1391-100', size: '9', batchNo: 'IB-1121-1', kind: 'forecast', condition: 'intact', photos: [], ...unit },
});

export const packageCounted = (count: { over?: string[]; short?: string[]; damaged?: string[] } = {}): PackageEvent => ({
  type: 'PackageCounted',
  data: { expected: 2, received: 2, over: [], short: [], damaged: [], photos: [], remark: '', ...count },
});

export const aPackage = (...events: PackageEvent[]): LoadedPackage => {
  const state = events.reduce(evolvePackage, noPackage);
  return loaded(packageStream, state.preId, state);
};
