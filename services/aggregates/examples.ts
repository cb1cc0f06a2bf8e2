import type { PackageEvent, PackageLine } from '#contracts/forecast/package-events.ts';
import { unownedShop } from '#contracts/kernel/access/shops.ts';
import { fact } from '#tests/support/facts.ts';
import { batchStream } from './batch/batch.ts';
import type { ReceivedUnit } from './package/package.ts';

/** Events of one parcel, for specs. */
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

/** The inbound batch of `packageArrived`. */
export const batchOpened = fact(batchStream, 'IB-1121-1', {
  type: 'BatchOpened',
  data: { batchNo: 'IB-1121-1', kind: 'inbound', warehouseId: 'LAX', oddNos: ['FC-000001'] },
});
