import { describe, expect, it } from 'vitest';
import { packageActionsOn } from '#contracts/forecast/package-actions.ts';
import type { PackageEvent } from '#contracts/forecast/package-events.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { itemStateNames } from '#contracts/item/item-states.ts';
import { allowedEvents } from '../aggregates/allowed-events.ts';
import { batchStream } from '../aggregates/batch/batch.ts';
import { batchOpened, logNo, packageArrived, packageCounted, packageForecast, unitReceived } from '../aggregates/examples.ts';
import { available, exampleOneId as oneId, forecast as unitForecast, inspected, received } from '../aggregates/item/item-examples.ts';
import { itemHistories } from '../aggregates/item/item-histories.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { aWorker } from '../aggregates/item/viewer-examples.ts';
import { missingUnits, packageStream } from '../aggregates/package/package.ts';
import { cancelInbound } from './cancel-inbound.ts';
import { undoReceipt } from './undo-receipt.ts';
import { fact, type Fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';

const id = 'FC-000001';
const forecast = packageForecast([{ sku: 'DD1391-100', size: '9', oneIds: [oneId, 'B'] }]);
const parcel = (...events: PackageEvent[]) => fact(packageStream, id, ...events);
const item = (...events: ItemEvent[]) => fact(itemStream, oneId, ...events);
const arrived = parcel(forecast, packageArrived(), unitReceived(oneId));
const viewer = aWorker('LAX');
const permissions = [{ permissionId: '700102', actions: ['edit'] }] as const;

describe('Rule: a scan is undone by cancelling the inbound of the unit', () => {
  const undoing = specification(undoReceipt, (given, { body }) => {
    const scanned = given.one(itemStream, body.oneId);
    return { item: scanned, pack: given.one(packageStream, scanned.preId) };
  });
  const command = { viewer, body: { oneId, reason: 'wrong box' } };
  const atDock = item(...received());
  const stateAfter = (...facts: Fact[]) => undoing.given(facts).when(command).stateAfter(itemStream, oneId).state;

  it('takes the unit out of the count', () => {
    undoing
      .given(arrived, atDock)
      .when(command)
      .then(
        { id: oneId, type: 'InboundCancelled', data: { batchNo: 'IB-1121-1', reason: 'wrong box' } },
        { id, type: 'PackageUnitUndone', data: { oneId } },
      );
  });

  it('leaves a forecast unit expected, like the others that are missing', () => {
    expect(stateAfter(arrived, atDock)).toBe('forecast');
    expect(stateAfter(arrived, item(...received(), inspected('fake')))).toBe('forecast');
  });

  it('leaves unknown what nobody forecast, and what the finished count has confirmed', () => {
    const unforeseen = parcel(packageForecast([{ sku: 'DD1391-100', size: '9', oneIds: ['B'] }]), packageArrived(), unitReceived(oneId));
    expect(stateAfter(unforeseen, atDock)).toBe('unknown');
    expect(stateAfter(arrived, parcel(packageCounted()), atDock)).toBe('unknown');
  });

  it('refuses once the item is shelved, and in a warehouse of others', () => {
    const shelved = item(...available());
    undoing.given(arrived, shelved).when(command).thenRejected('ItemStateForbids');
    undoing
      .given(arrived, atDock)
      .when({ ...command, viewer: aWorker('JFK') })
      .thenRejected('NotFound');
  });
});

describe('Rule: cancelling an inbound stores its items in "Unknown" (R4.59)', () => {
  const cancelling = specification(cancelInbound, (given, { body }) => {
    const pack = given.one(packageStream, body.id);
    return {
      pack,
      batch: given.one(batchStream, pack.batchNo),
      received: pack.units.map((unit) => given.one(itemStream, unit.oneId)),
      missing: missingUnits(pack).map((missing) => given.one(itemStream, missing)),
    };
  });
  const command = { viewer, body: { id, reason: 'sent to the wrong warehouse' } };
  const missing = fact(itemStream, 'B', unitForecast());
  const here = [arrived, batchOpened, missing];
  const cancelled = [
    { id, type: 'PackageInboundCancelled', data: { oneIds: [oneId] } },
    { id: 'IB-1121-1', type: 'BatchClosed' },
    { id: oneId, type: 'InboundCancelled' },
    { id: 'B', type: 'ItemForecastCancelled' },
  ];

  it('cancels what was scanned in and no longer expects the rest', () => {
    const { releases } = cancelling
      .given(here, item(...received(), inspected('qualified')))
      .when(command)
      .then(...cancelled);
    expect(releases).toMatchObject([{ key: logNo }]);
  });

  it('refuses once a unit is shelved', () => {
    const shelved = item(...available());
    cancelling
      .given(here, shelved)
      .when(command)
      .thenRejected('InboundBeyondCancelling', { params: { count: 1 } });
  });

  it('refuses once a unit was shelved, though it stands as inspected where it was sent to', () => {
    const sentOn: ItemEvent[] = [
      { type: 'ItemDispatched', data: { oddNo: 'OC1', toWarehouseId: 'JFK', logNo: '1ZSENT', carrier: 'UPS' } },
      { type: 'ItemArrived', data: { oddNo: 'OC1', warehouseId: 'JFK', fromWarehouseId: 'LAX' } },
    ];
    cancelling
      .given(here, item(...available(), ...sentOn))
      .when(command)
      .thenRejected('InboundBeyondCancelling', { params: { count: 1 } });
  });

  it('refuses before the parcel is here', () => cancelling.given(parcel(forecast), missing).when(command).thenRejected('PackageStatusForbids'));

  it.each(itemStateNames)('is offered exactly where it is taken: with a unit that is %s', (state) => {
    const row = { status: 'arrived', unclaimed: false, unresolved: false, resolution: null, unitStates: [state] } as const;
    const offered = packageActionsOn(row, { permissions }, allowedEvents.package(row.status)).includes('cancelInbound');
    const outcome = cancelling.given(here, item(...itemHistories[state])).when(command);
    if (offered) outcome.then(...cancelled);
    else outcome.thenRejected('InboundBeyondCancelling');
  });
});
