import { describe, expect, it } from 'vitest';
import { packageActionsOn } from '#contracts/forecast/package-actions.ts';
import type { PackageEvent } from '#contracts/forecast/package-events.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { itemStateNames } from '#contracts/item/item-states.ts';
import { allowedEvents } from '../aggregates/allowed-events.ts';
import { batchStream } from '../aggregates/batch/batch.ts';
import { batchOpened, logNo, packageArrived, packageCounted, packageForecast, unitReceived } from '../aggregates/examples.ts';
import { available, inspected, received } from '../aggregates/item/item-examples.ts';
import { itemHistories } from '../aggregates/item/item-histories.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { aWorker } from '../aggregates/item/viewer-examples.ts';
import { packageStream } from '../aggregates/package/package.ts';
import { checkInbound } from './check-inbound.ts';
import { countOf } from './count.ts';
import { finishCount } from './finish-count.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, stateOf } from '#tests/support/given.ts';

const id = 'FC-000001';
const forecast = packageForecast([{ sku: 'DD1391-100', size: '9', oneIds: ['A', 'B'] }]);
const parcel = (...events: PackageEvent[]) => fact(packageStream, id, ...events);
const arrived = (...events: PackageEvent[]) => parcel(forecast, packageArrived(), ...events);
const uneven = arrived(unitReceived('A', { condition: 'damaged' }), unitReceived('X', { kind: 'overage' }));
const even = arrived(unitReceived('A'), unitReceived('B'));
const viewer = aWorker('LAX');
const permissions = [{ permissionId: '700102', actions: ['edit'] }] as const;

describe('Rule: a count compares what was forecast with what came', () => {
  const counting = specification(finishCount, (given, { body }) => ({ pack: given.one(packageStream, body.id) }));
  const body = { id, photos: [], remark: '' };
  const counted = { id, type: 'PackageCounted' };

  it('names over, short and damaged units', () => {
    expect(countOf(stateOf(packageStream, id, uneven))).toEqual({ preId: id, expected: 2, received: 2, over: ['X'], short: ['B'], damaged: ['A'] });
  });

  it('has nothing over in an unclaimed parcel', () => {
    const unclaimed = parcel(packageArrived(true), unitReceived('X', { kind: 'unclaimed' }));
    expect(countOf(stateOf(packageStream, id, unclaimed))).toMatchObject({ expected: 0, received: 1, over: [] });
  });

  it('is recorded with a photo when it differs', () => {
    counting.given(uneven).when({ viewer, body }).thenRejected('DifferencePhotoRequired');
    counting
      .given(uneven)
      .when({ viewer, body: { ...body, photos: ['/files/a.jpg'] } })
      .then({ ...counted, data: { over: ['X'], short: ['B'], damaged: ['A'] } });
    counting
      .given(even)
      .when({ viewer, body })
      .then({ ...counted, data: { short: [] } });
  });

  it('is finished once', () => {
    const finished = arrived(packageCounted());
    counting.given(finished).when({ viewer, body }).thenRejected('PackageStatusForbids');
  });
});

describe('Rule: a package is checked when every unit is inspected (R2.193)', () => {
  const checking = specification(checkInbound, (given, { body }) => {
    const pack = given.one(packageStream, body.id);
    return {
      pack,
      batch: given.one(batchStream, pack.batchNo),
      items: pack.units.map(({ oneId }) => given.one(itemStream, oneId)),
    };
  });
  const command = { viewer, body: { id } };
  const first = fact(itemStream, 'A', ...received(), inspected('missingLid'));
  const second = (...events: readonly ItemEvent[]) => fact(itemStream, 'B', ...events);
  const counted = [batchOpened, even, parcel(packageCounted()), first];
  const checked = [
    { id, type: 'PackageChecked' },
    { id: 'IB-1121-1', type: 'BatchClosed' },
  ];

  it('refuses while one is not', () => {
    checking
      .given(counted, second(...received()))
      .when(command)
      .thenRejected('UnitsNotInspected', { params: { count: 1 } });
  });

  it('checks it, closes the batch and frees the tracking number', () => {
    const { releases } = checking
      .given(counted, second(...available()))
      .when(command)
      .then(...checked);
    expect(releases).toMatchObject([{ key: logNo }]);
  });

  it('refuses before the count is finished', () => {
    const inspectedBoth = second(...received(), inspected('qualified'));
    checking.given(batchOpened, even, first, inspectedBoth).when(command).thenRejected('PackageStatusForbids');
  });

  it.each(itemStateNames)('is offered exactly where it is taken: with a unit that is %s', (state) => {
    const row = { status: 'received', unclaimed: false, unresolved: false, resolution: null, unitStates: ['inspected', state] } as const;
    const offered = packageActionsOn({ ...row, unitStates: [...row.unitStates] }, { permissions }, allowedEvents.package(row.status));
    const outcome = checking.given(counted, second(...itemHistories[state])).when(command);
    if (offered.includes('checkInbound')) outcome.then(...checked);
    else outcome.thenRejected('UnitsNotInspected');
  });
});
