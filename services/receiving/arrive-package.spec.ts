import { describe, expect, it } from 'vitest';
import { packageActionsOn } from '#contracts/forecast/package-actions.ts';
import { packageStatuses, type PackageStatus } from '#contracts/forecast/package-events.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { allowedEvents } from '../aggregates/allowed-events.ts';
import { anAdministrator, aWorker } from '../aggregates/item/viewer-examples.ts';
import { aPackage, aWarehouse, logNo, packageArrived, packageCounted, packageForecast } from '../aggregates/examples.ts';
import { noPackage, type LoadedPackage, packageStream } from '../aggregates/package/package.ts';
import { noWarehouse } from '../aggregates/warehouse/warehouse.ts';
import { batchStream, noBatch } from '../aggregates/batch/batch.ts';
import { arrivePackage, arriveUnclaimed, type ArriveUnclaimed } from './arrive-package.ts';
import { loaded, NewStream } from '#kernel/commands/loaded.ts';

const forecast = packageForecast([{ sku: 'DD1391-100', size: '9', oneIds: ['A', 'B'] }]);
const command = { viewer: aWorker('LAX') };
const unclaimed = {
  ...command,
  body: { unclaimed: true, warehouseId: 'LAX', logNo, photos: ['/files/label'] },
} satisfies ArriveUnclaimed;
const batch = new NewStream(batchStream, 'IB-1121-9');
const at = (pack: LoadedPackage) => ({ pack, batch, formerBatch: loaded(batchStream, pack.batchNo, noBatch), warehouse: aWarehouse });
const newcomer = { pack: new NewStream(packageStream, 'FC-000009'), batch, warehouse: aWarehouse };
const resolved = (resolution: 'accepted' | 'stillComing') => ({ type: 'DifferenceResolved', data: { resolution, remark: '' } }) as const;

describe('Rule: an arrival opens an inbound batch', () => {
  it('notes the parcel and opens the batch', () => {
    expect(arrivePackage(command, at(aPackage(forecast)))).toMatchObject({
      changes: [
        { id: 'FC-000001', events: [{ type: 'PackageArrived', data: { batchNo: 'IB-1121-9', shopId: 7, unclaimed: false } }] },
        { id: 'IB-1121-9', events: [{ type: 'BatchOpened', data: { kind: 'inbound', warehouseId: 'LAX', oddNos: ['FC-000001'] } }] },
      ],
    });
  });

  it('continues the open batch when the parcel is scanned again (R3.19)', () => {
    expect(arrivePackage(command, at(aPackage(forecast, packageArrived())))).toEqual({ changes: [] });
  });

  it('takes a late parcel, if its tracking number is still free', () => {
    const expired = aPackage(forecast, { type: 'PackageExpired', data: {} });
    expect(arrivePackage(command, at(expired))).toMatchObject({ changes: [{}, {}], claims: [{ key: logNo, owner: 'FC-000001' }] });
  });

  it('takes a second parcel for what is still coming, and closes the first batch', () => {
    const short = [forecast, packageArrived(), packageCounted({ short: ['B'] })];
    expect(arrivePackage(command, at(aPackage(...short, resolved('stillComing'))))).toMatchObject({
      changes: [{}, {}, { id: 'IB-1121-1', events: [{ type: 'BatchClosed' }] }],
    });
    expect(arrivePackage(command, at(aPackage(...short)))).toMatchObject({ rejected: 'PackageStatusForbids' });
    expect(arrivePackage(command, at(aPackage(...short, resolved('accepted'))))).toMatchObject({ rejected: 'PackageStatusForbids' });
  });
});

describe('Rule: receiving is offered exactly where it is taken', () => {
  const statuses = Object.keys(packageStatuses) as PackageStatus[];
  const permissions = [{ permissionId: '700102', actions: ['edit'] }] as const;

  it.each(statuses.flatMap((status) => ([undefined, 'stillComing', 'accepted'] as const).map((resolution) => ({ status, resolution }))))(
    '$status, $resolution',
    ({ status, resolution }) => {
      const offered = packageActionsOn(
        { status, unclaimed: false, unresolved: false, resolution: resolution ?? null, unitStates: [] },
        { permissions },
        allowedEvents.package(status),
      );
      const taken = arrivePackage(command, at({ ...aPackage(forecast), status, resolution }));
      expect(offered.includes('receive')).toBe(!isRejection(taken));
    },
  );
});

describe('Rule: staff receive in their own warehouses', () => {
  it('does not know the parcels of others', () => {
    expect(arrivePackage({ ...command, viewer: aWorker('JFK') }, at(aPackage(forecast)))).toMatchObject({ rejected: 'NotFound' });
    expect(arriveUnclaimed({ ...unclaimed, viewer: aWorker('JFK') }, newcomer)).toMatchObject({ rejected: 'NotFound' });
    expect(arrivePackage({ ...command, viewer: anAdministrator() }, at(loaded(packageStream, 'FC-000001', noPackage)))).toMatchObject({
      rejected: 'NotFound',
    });
  });
});

describe('Rule: a parcel is received in the warehouse that it was sent to', () => {
  const both = { ...command, viewer: { ...aWorker('LAX', 'JFK'), warehouseId: 'JFK' } };
  const elsewhere = { rejected: 'PackageOfAnotherWarehouse', params: { preId: 'FC-000001', warehouse: 'Los Angeles' } };

  it('and refused by name where another one is in use, though its staff may work in both', () => {
    expect(arrivePackage(both, at(aPackage(forecast)))).toMatchObject(elsewhere);
    expect(arrivePackage(both, at(aPackage(forecast, packageArrived())))).toMatchObject(elsewhere);
    const there = { ...both, viewer: { ...both.viewer, warehouseId: 'LAX' } };
    expect(arrivePackage(there, at(aPackage(forecast)))).toMatchObject({ changes: [{}, {}] });
  });
});

describe('Rule: an unclaimed parcel is received with a photo of its label', () => {
  it('which stays with its arrival', () => {
    expect(arriveUnclaimed(unclaimed, newcomer)).toMatchObject({ changes: [{ events: [{ data: { photos: ['/files/label'] } }] }, {}] });
    const bare = { ...unclaimed, body: { ...unclaimed.body, photos: [] } };
    expect(arriveUnclaimed(bare, newcomer)).toMatchObject({ rejected: 'LabelPhotoRequired', field: 'photos' });
  });
});

describe('Rule: a parcel that nobody forecast is received under "unowned" (R3.13)', () => {
  it('arrives under shop -1 and claims its tracking number', () => {
    expect(arriveUnclaimed(unclaimed, newcomer)).toMatchObject({
      changes: [{ id: 'FC-000009', events: [{ type: 'PackageArrived', data: { packId: 'PK-000009', shopId: -1, unclaimed: true } }] }, {}],
      claims: [{ key: logNo, otherwise: { rejected: 'TrackingNumberInUse' } }],
    });
  });

  it('refuses what is no label code (R5.45) and a warehouse that does not exist', () => {
    const order = { ...unclaimed, body: { ...unclaimed.body, logNo: 'OC26112100001' } };
    expect(arriveUnclaimed(order, newcomer)).toMatchObject({ rejected: 'TrackingNumberInvalid' });
    expect(arriveUnclaimed(unclaimed, { ...newcomer, warehouse: noWarehouse })).toMatchObject({ rejected: 'WarehouseUnknown' });
  });
});
