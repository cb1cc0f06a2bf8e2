import { describe, expect, it } from 'vitest';
import { packageActionsOn } from '#contracts/forecast/package-actions.ts';
import { packageStatuses, type PackageEvent, type PackageStatus, type Resolution } from '#contracts/forecast/package-events.ts';
import { allowedEvents } from '../aggregates/allowed-events.ts';
import { batchStream } from '../aggregates/batch/batch.ts';
import { batchOpened, logNo, packageArrived, packageCounted, packageForecast } from '../aggregates/examples.ts';
import { anAdministrator, aWorker } from '../aggregates/item/viewer-examples.ts';
import { packageStream } from '../aggregates/package/package.ts';
import { losAngeles } from '../aggregates/reference-examples.ts';
import { warehouseStream } from '../aggregates/warehouse/warehouse.ts';
import { arrivePackage, arriveUnclaimed, type ArriveUnclaimed } from './arrive-package.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, type Given } from '#tests/support/given.ts';

const id = 'FC-000001';
const forecast = packageForecast([{ sku: 'DD1391-100', size: '9', oneIds: ['A', 'B'] }]);
const newBatch = (given: Given) => given.create(batchStream, 'IB-1121-9');
const arriving = specification(arrivePackage, (given) => {
  const pack = given.one(packageStream, id);
  return {
    pack,
    batch: newBatch(given),
    formerBatch: given.one(batchStream, pack.batchNo),
    warehouse: given.one(warehouseStream, pack.warehouseId),
  };
});
const arrivingUnclaimed = specification(arriveUnclaimed, (given, { body }) => ({
  pack: given.create(packageStream, 'FC-000009'),
  batch: newBatch(given),
  warehouse: given.one(warehouseStream, body.warehouseId),
}));

const command = { viewer: aWorker('LAX') };
const unclaimed: ArriveUnclaimed = {
  ...command,
  body: { unclaimed: true, warehouseId: 'LAX', logNo, photos: ['/files/label'] },
};
const parcel = (...events: PackageEvent[]) => [losAngeles, batchOpened, fact(packageStream, id, ...events)];
const resolved = (resolution: Resolution): PackageEvent => ({ type: 'DifferenceResolved', data: { resolution, remark: '' } });
const arrived = { id, type: 'PackageArrived' };
const opened = { id: 'IB-1121-9', type: 'BatchOpened' };

describe('Rule: an arrival opens an inbound batch', () => {
  it('notes the parcel and opens the batch', () => {
    arriving
      .given(parcel(forecast))
      .when(command)
      .then(
        { ...arrived, data: { batchNo: 'IB-1121-9', shopId: 7, unclaimed: false } },
        { ...opened, data: { kind: 'inbound', warehouseId: 'LAX', oddNos: [id] } },
      );
  });

  it('continues the open batch when the parcel is scanned again (R3.19)', () => {
    arriving.given(parcel(forecast, packageArrived())).when(command).thenNothingHappened();
  });

  it('takes a late parcel, if its tracking number is still free', () => {
    const expired = parcel(forecast, { type: 'PackageExpired', data: {} });
    const { claims } = arriving.given(expired).when(command).then(arrived, opened);
    expect(claims).toMatchObject([{ key: logNo, owner: id }]);
  });

  it('takes a second parcel for what is still coming, and closes the first batch', () => {
    const short = [forecast, packageArrived(), packageCounted({ short: ['B'] })];
    const stillComing = parcel(...short, resolved('stillComing'));
    arriving.given(stillComing).when(command).then(arrived, opened, { id: 'IB-1121-1', type: 'BatchClosed' });
    for (const settled of [parcel(...short), parcel(...short, resolved('accepted'))])
      arriving.given(settled).when(command).thenRejected('PackageStatusForbids');
  });
});

describe('Rule: receiving is offered exactly where it is taken', () => {
  const counted = [forecast, packageArrived(), packageCounted()];
  const histories: Record<PackageStatus, PackageEvent[]> = {
    scheduled: [forecast],
    cancelled: [forecast, { type: 'PackageCancelled', data: { reason: '' } }],
    expired: [forecast, { type: 'PackageExpired', data: {} }],
    arrived: [forecast, packageArrived()],
    received: counted,
    checked: [...counted, { type: 'PackageChecked', data: {} }],
    returned: [packageArrived(), { type: 'PackageReturned', data: { reason: '' } }],
  };
  const statuses = Object.keys(packageStatuses) as PackageStatus[];
  const permissions = [{ permissionId: '700102', actions: ['edit'] }] as const;

  it.each(statuses.flatMap((status) => ([undefined, 'stillComing', 'accepted'] as const).map((resolution) => ({ status, resolution }))))(
    '$status, $resolution',
    ({ status, resolution }) => {
      const row = { status, unclaimed: false, unresolved: false, resolution: resolution ?? null, unitStates: [] };
      const offered = packageActionsOn(row, { permissions }, allowedEvents.package(status)).includes('receive');
      const pack = parcel(...histories[status], ...(resolution ? [resolved(resolution)] : []));
      const outcome = arriving.given(pack).when(command);
      if (offered) expect(outcome.stateAfter(packageStream, id)).toMatchObject({ status: 'arrived' });
      else outcome.thenRejected('PackageStatusForbids');
    },
  );
});

describe('Rule: staff receive in their own warehouses', () => {
  it('does not know the parcels of others', () => {
    const stranger = { viewer: aWorker('JFK') };
    arriving.given(parcel(forecast)).when(stranger).thenRejected('NotFound');
    arrivingUnclaimed
      .given(losAngeles)
      .when({ ...unclaimed, ...stranger })
      .thenRejected('NotFound');
    arriving.given().when({ viewer: anAdministrator() }).thenRejected('NotFound');
  });
});

describe('Rule: a parcel is received in the warehouse that it was sent to', () => {
  const inBoth = aWorker('LAX', 'JFK');

  it('and refused by name where another one is in use, though its staff may work in both', () => {
    for (const pack of [parcel(forecast), parcel(forecast, packageArrived())])
      arriving
        .given(pack)
        .when({ viewer: { ...inBoth, warehouseId: 'JFK' } })
        .thenRejected('PackageOfAnotherWarehouse', { params: { preId: id, warehouse: 'Los Angeles' } });
    arriving
      .given(parcel(forecast))
      .when({ viewer: { ...inBoth, warehouseId: 'LAX' } })
      .then(arrived, opened);
  });
});

describe('Rule: an unclaimed parcel is received with a photo of its label', () => {
  it('which stays with its arrival', () => {
    const newcomer = { id: 'FC-000009', type: 'PackageArrived', data: { photos: ['/files/label'] } };
    arrivingUnclaimed.given(losAngeles).when(unclaimed).then(newcomer, opened);
    arrivingUnclaimed
      .given(losAngeles)
      .when({ ...unclaimed, body: { ...unclaimed.body, photos: [] } })
      .thenRejected('LabelPhotoRequired', { field: 'photos' });
  });
});

describe('Rule: a parcel that nobody forecast is received under "unowned" (R3.13)', () => {
  it('arrives under shop -1 and claims its tracking number', () => {
    const newcomer = { id: 'FC-000009', type: 'PackageArrived', data: { packId: 'PK-000009', shopId: -1, unclaimed: true } };
    const { claims } = arrivingUnclaimed.given(losAngeles).when(unclaimed).then(newcomer, opened);
    expect(claims).toMatchObject([{ key: logNo, otherwise: { rejected: 'TrackingNumberInUse' } }]);
  });

  it('refuses what is no label code (R5.45) and a warehouse that does not exist', () => {
    arrivingUnclaimed
      .given(losAngeles)
      .when({ ...unclaimed, body: { ...unclaimed.body, logNo: 'OC26112100001' } })
      .thenRejected('TrackingNumberInvalid');
    arrivingUnclaimed.given().when(unclaimed).thenRejected('WarehouseUnknown');
  });
});
