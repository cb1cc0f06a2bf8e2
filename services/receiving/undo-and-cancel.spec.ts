import { describe, expect, it } from 'vitest';
import { packageActionsOn } from '#contracts/forecast/package-actions.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { itemStateNames } from '#contracts/item/item-states.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { allowedEvents } from '../aggregates/allowed-events.ts';
import {
  anItem,
  anItemOf,
  available,
  exampleOneId as oneId,
  forecast as unitForecast,
  inspected,
  received,
} from '../aggregates/item/item-examples.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { aWorker } from '../aggregates/item/viewer-examples.ts';
import { aPackage, logNo, packageArrived, packageForecast, unitReceived } from '../aggregates/examples.ts';
import { batchStream, noBatch } from '../aggregates/batch/batch.ts';
import { cancelInbound } from './cancel-inbound.ts';
import { undoReceipt } from './undo-receipt.ts';
import type { LoadedPackage } from '../aggregates/package/package.ts';
import { loaded } from '#kernel/commands/loaded.ts';

const forecast = packageForecast([{ sku: 'DD1391-100', size: '9', oneIds: [oneId, 'B'] }]);
const pack = aPackage(forecast, packageArrived(), unitReceived(oneId));
const batch = loaded(batchStream, 'IB-1121-1', noBatch);
const viewer = aWorker('LAX');
const permissions = [{ permissionId: '700102', actions: ['edit'] }] as const;

describe('Rule: a scan is undone by cancelling the inbound of the unit', () => {
  const body = { oneId, reason: 'wrong box' };

  it('takes the unit out of the count', () => {
    expect(undoReceipt({ viewer, body }, { item: anItem(...received()), pack })).toMatchObject({
      changes: [
        { id: oneId, events: [{ type: 'InboundCancelled', data: { batchNo: 'IB-1121-1' } }] },
        { id: 'FC-000001', events: [{ type: 'PackageUnitUndone', data: { oneId } }] },
      ],
    });
  });

  it('leaves a forecast unit expected, like the others that are missing', () => {
    expect(stateAfter(anItem(...received()), pack)).toBe('forecast');
    expect(stateAfter(anItem(...received(), inspected('fake')), pack)).toBe('forecast');
  });

  it('leaves unknown what nobody forecast, and what the finished count has confirmed', () => {
    const unforeseen = aPackage(packageForecast([{ sku: 'DD1391-100', size: '9', oneIds: ['B'] }]), packageArrived(), unitReceived(oneId));
    expect(stateAfter(anItem(...received()), unforeseen)).toBe('unknown');
    expect(stateAfter(anItem(...received()), { ...pack, status: 'received' })).toBe('unknown');
  });

  const stateAfter = (item: LoadedItem, of: LoadedPackage) => {
    const decision = undoReceipt({ viewer, body }, { item, pack: of });
    const [undone] = isRejection(decision) ? [] : (decision.changes[0]!.events as ItemEvent[]);
    return itemStream.evolve(item, undone!).state;
  };

  it('refuses once the item is shelved, and in a warehouse of others', () => {
    expect(undoReceipt({ viewer, body }, { item: anItem(...available()), pack })).toMatchObject({ rejected: 'ItemStateForbids' });
    expect(undoReceipt({ viewer: aWorker('JFK'), body }, { item: anItem(...received()), pack })).toMatchObject({ rejected: 'NotFound' });
  });
});

describe('Rule: cancelling an inbound stores its items in "Unknown" (R4.59)', () => {
  const body = { id: 'FC-000001', reason: 'sent to the wrong warehouse' };
  const missing = [anItemOf('B', unitForecast())];

  it('cancels what was scanned in and no longer expects the rest', () => {
    const here = [anItem(...received(), inspected('qualified'))];
    expect(cancelInbound({ viewer, body }, { pack, batch, received: here, missing })).toMatchObject({
      changes: [
        { events: [{ type: 'PackageInboundCancelled', data: { oneIds: [oneId] } }] },
        { id: 'IB-1121-1', events: [{ type: 'BatchClosed' }] },
        { id: oneId, events: [{ type: 'InboundCancelled' }] },
        { id: 'B', events: [{ type: 'ItemForecastCancelled' }] },
      ],
      releases: [{ key: logNo }],
    });
  });

  it('refuses once a unit is shelved', () => {
    const shelved = [anItem(...available())];
    expect(cancelInbound({ viewer, body }, { pack, batch, received: shelved, missing })).toMatchObject({
      rejected: 'InboundBeyondCancelling',
      params: { count: 1 },
    });
  });

  it('refuses before the parcel is here', () => {
    expect(cancelInbound({ viewer, body }, { pack: aPackage(forecast), batch, received: [], missing })).toMatchObject({
      rejected: 'PackageStatusForbids',
    });
  });

  it.each(itemStateNames)('is offered exactly where it is taken: with a unit that is %s', (state) => {
    const here = { status: 'arrived', unclaimed: false, unresolved: false, resolution: null } as const;
    const scanned = [{ ...anItem(...received()), state }];
    const taken = cancelInbound({ viewer, body }, { pack, batch, received: scanned, missing });
    const offered = packageActionsOn({ ...here, unitStates: [state] }, { permissions }, allowedEvents.package(here.status));
    expect(offered.includes('cancelInbound')).toBe(!isRejection(taken));
  });
});
