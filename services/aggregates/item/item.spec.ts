import { describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { itemStateNames } from '#contracts/item/item-states.ts';
import { allowedEvents } from './lifecycle.ts';
import { requireItem, requireItemAllows, requireWithinReach } from './item-policies.ts';
import { itemStream, noItem } from './item.ts';
import { aForecastItem, anItem, available, inspected, received, shelvedOn } from './item-examples.ts';
import { countOntoShelf, countOffShelf } from '../shelf/shelf-load.ts';

describe('Rule: the state of an item follows its events', () => {
  it('carries owner, place and description from the forecast', () => {
    expect(aForecastItem()).toMatchObject({ state: 'forecast', shopId: 7, warehouseId: 'LAX', sku: 'DD1391-100', size: '9', preId: 'FC-000001' });
  });

  it('lies available on its shelf when it was found qualified, and is an issue otherwise', () => {
    expect(anItem(...available())).toMatchObject({ state: 'available', defective: false, shelfId: 'S1', shelfName: 'A-01' });
    expect(anItem(...received(), inspected('shoeDefects'), shelvedOn('S1'))).toMatchObject({ state: 'issue', defective: true });
  });

  it('moves between available and issue by a corrected inspection', () => {
    const corrected = anItem(...available(), inspected('fake'));
    expect(corrected).toMatchObject({ state: 'issue', lastResult: 'fake', shelfId: 'S1' });
    expect(anItem(...available(), inspected('fake'), inspected('qualified')).state).toBe('available');
  });

  it('belongs to its order until the order lets it go, and names that order once more', () => {
    const requested = { type: 'ItemRequested', data: { oddNo: 'OC1', requestType: 3, dropship: true } } as const;
    const rejected = { type: 'RequestRejected', data: { oddNo: 'OC1', requestType: 3, reason: 'label unreadable' } } as const;
    expect(anItem(...available(), requested)).toMatchObject({ state: 'outbounding.reviewing', oddNo: 'OC1', dropship: true });
    const back = anItem(...available(), requested, rejected);
    expect(back).toMatchObject({ state: 'available', oddNo: undefined, dropship: false });
    expect(itemStream.tags(back, 'X').oddNo).toBe('OC1');
  });

  it('stays defective through a request that is turned down', () => {
    const requested = { type: 'ItemRequested', data: { oddNo: 'OC1', requestType: 5 } } as const;
    const recalled = { type: 'RequestRecalled', data: { oddNo: 'OC1', requestType: 5 } } as const;
    expect(anItem(...received(), inspected('missingLid'), shelvedOn('S1'), requested, recalled).state).toBe('issue');
  });

  it('is defective once its repair failed', () => {
    const applied: ItemEvent = { type: 'RepairApplied', data: { repairNo: 'R1', project: ['deepCleaning'] } };
    const failed = { type: 'RepairFailed', data: { repairNo: 'R1', remark: 'sole is broken' } } as const;
    expect(anItem(...available(), applied, failed)).toMatchObject({ state: 'issue', defective: true, repairNo: undefined });
  });

  it('remembers where and when its events were recorded', () => {
    const event = { ...inspected('qualified'), eventId: 'e-9', streamId: 'item-K7Q2M4XR9A' };
    expect(itemStream.evolve(anItem(...received()), event)).toMatchObject({ lastInspectionEventId: 'e-9', oneId: 'K7Q2M4XR9A' });
  });
});

describe('Rule: the former owner hears of a change of owner', () => {
  it('tags both shops, and only the new one afterwards', () => {
    const changed = { type: 'ItemOwnerChanged', data: { fromShopId: 7, shopId: 8, reason: 'admin' } } as const;
    expect(itemStream.tags(anItem(...available(), changed), 'X').shopIds).toEqual([8, 7]);
    expect(itemStream.tags(anItem(...available(), changed, inspected('qualified')), 'X').shopIds).toEqual([8]);
  });
});

describe('Rule: an event happens only where the lifecycle allows it', () => {
  it('answers NotFound without an item and ItemStateForbids in the wrong state', () => {
    expect(requireItem(noItem)).toMatchObject({ rejected: 'NotFound' });
    expect(requireItemAllows(noItem, 'ItemShelved')).toMatchObject({ rejected: 'NotFound' });
    expect(requireItemAllows(anItem(...received()), 'ItemShelved', { field: 'oneId' })).toMatchObject({
      rejected: 'ItemStateForbids',
      field: 'oneId',
    });
    expect(requireItemAllows(anItem(...received()), 'ItemInspected')).toBeUndefined();
  });

  it('lets the cost change in status 1 alone, sound or not (R5.01)', () => {
    expect(itemStateNames.filter((state) => allowedEvents(state).includes('ItemCostChanged'))).toEqual(['available', 'issue']);
  });
});

const viewer = (terminal: 'admin' | 'business' | 'warehouse', shopId?: number) => ({ terminal, shopId, warehouseIds: ['LAX'] });

describe('Rule: what is out of reach does not exist for the caller', () => {
  const placed = { shopId: 7, warehouseId: 'LAX' };

  it.each([
    [viewer('business', 7), undefined],
    [viewer('business', 8), 'NotFound'],
    [viewer('business'), 'NotFound'],
    [viewer('warehouse'), undefined],
    [{ ...viewer('warehouse'), warehouseIds: ['JFK'] }, 'NotFound'],
    [viewer('admin'), undefined],
    [viewer('admin', 1), 'NotFound'],
  ])('%o → %s', (who, rejected) => expect(requireWithinReach(who, placed)?.rejected).toBe(rejected));
});

describe('Rule: a shelf bears what lies on it', () => {
  it('counts one more up to its capacity, and one less when the item leaves', () => {
    const [on] = countOntoShelf({ shelfId: 'S1', name: 'A-01', capacity: 40 });
    expect(on).toMatchObject({ counter: 'shelf-load', key: 'S1', by: 1, max: 40, otherwise: { rejected: 'ShelfFull' } });
    expect(countOffShelf(anItem(...available()))).toEqual([{ counter: 'shelf-load', key: 'S1', by: -1 }]);
    expect(countOffShelf(anItem(...received()))).toEqual([]);
  });
});
