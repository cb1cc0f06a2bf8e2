import { describe, expect, it } from 'vitest';
import { packageActionsOn } from '#contracts/forecast/package-actions.ts';
import { itemStateNames } from '#contracts/item/item-states.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { allowedEvents } from '../aggregates/allowed-events.ts';
import { anItem, available, inspected, received } from '../aggregates/item/item-examples.ts';
import { aWorker } from '../aggregates/item/viewer-examples.ts';
import { aPackage, logNo, packageArrived, packageCounted, packageForecast, unitReceived } from '../aggregates/examples.ts';
import { batchStream, noBatch } from '../aggregates/batch/batch.ts';
import { checkInbound } from './check-inbound.ts';
import { countOf } from './count.ts';
import { finishCount } from './finish-count.ts';
import { loaded } from '#kernel/commands/loaded.ts';

const forecast = packageForecast([{ sku: 'DD1391-100', size: '9', oneIds: ['A', 'B'] }]);
const viewer = aWorker('LAX');
const permissions = [{ permissionId: '700102', actions: ['edit'] }] as const;
const body = { id: 'FC-000001', photos: [], remark: '' };
const uneven = aPackage(forecast, packageArrived(), unitReceived('A', { condition: 'damaged' }), unitReceived('X', { kind: 'overage' }));
const even = aPackage(forecast, packageArrived(), unitReceived('A'), unitReceived('B'));
const batch = loaded(batchStream, 'IB-1121-1', noBatch);

describe('Rule: a count compares what was forecast with what came', () => {
  it('names over, short and damaged units', () => {
    expect(countOf(uneven)).toEqual({ preId: 'FC-000001', expected: 2, received: 2, over: ['X'], short: ['B'], damaged: ['A'] });
  });

  it('has nothing over in an unclaimed parcel', () => {
    expect(countOf(aPackage(packageArrived(true), unitReceived('X', { kind: 'unclaimed' })))).toMatchObject({ expected: 0, received: 1, over: [] });
  });

  it('is recorded with a photo when it differs', () => {
    expect(finishCount({ viewer, body }, { pack: uneven })).toMatchObject({ rejected: 'DifferencePhotoRequired' });
    expect(finishCount({ viewer, body: { ...body, photos: ['/files/a.jpg'] } }, { pack: uneven })).toMatchObject({
      changes: [{ events: [{ type: 'PackageCounted', data: { over: ['X'], short: ['B'], damaged: ['A'] } }] }],
    });
    expect(finishCount({ viewer, body }, { pack: even })).toMatchObject({ changes: [{ events: [{ type: 'PackageCounted', data: { short: [] } }] }] });
  });

  it('is finished once', () => {
    expect(finishCount({ viewer, body }, { pack: aPackage(forecast, packageArrived(), packageCounted()) })).toMatchObject({
      rejected: 'PackageStatusForbids',
    });
  });
});

describe('Rule: a package is checked when every unit is inspected (R2.193)', () => {
  const counted = aPackage(forecast, packageArrived(), unitReceived('A'), unitReceived('B'), packageCounted());
  const done = anItem(...received(), inspected('missingLid'));

  it('refuses while one is not', () => {
    expect(checkInbound({ viewer, body: { id: 'FC-000001' } }, { pack: counted, batch, items: [done, anItem(...received())] })).toMatchObject({
      rejected: 'UnitsNotInspected',
      params: { count: 1 },
    });
  });

  it('checks it, closes the batch and frees the tracking number', () => {
    expect(checkInbound({ viewer, body: { id: 'FC-000001' } }, { pack: counted, batch, items: [done, anItem(...available())] })).toMatchObject({
      changes: [{ events: [{ type: 'PackageChecked' }] }, { id: 'IB-1121-1', events: [{ type: 'BatchClosed' }] }],
      releases: [{ key: logNo }],
    });
  });

  it('refuses before the count is finished', () => {
    expect(checkInbound({ viewer, body: { id: 'FC-000001' } }, { pack: even, batch, items: [done] })).toMatchObject({
      rejected: 'PackageStatusForbids',
    });
  });

  it.each(itemStateNames)('is offered exactly where it is taken: with a unit that is %s', (state) => {
    const here = { status: 'received', unclaimed: false, unresolved: false, resolution: null } as const;
    const offered = packageActionsOn({ ...here, unitStates: ['inspected', state] }, { permissions }, allowedEvents.package(here.status));
    const taken = checkInbound({ viewer, body: { id: 'FC-000001' } }, { pack: counted, batch, items: [done, { ...done, state }] });
    expect(offered.includes('checkInbound')).toBe(!isRejection(taken));
  });
});
