import { describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { anItem, available, inspected, received, shelvedOn } from '../aggregates/item/item-examples.ts';
import { noItem, type Item } from '../aggregates/item/item.ts';
import {
  requireDistinctItems,
  requireGenuineItems,
  requireItemsInStock,
  requireOneUser,
  requireOneUserToReship,
  requireOneWarehouse,
  requireItemsOfShop,
  requireQualifiedItems,
} from './eligibility.ts';

const sound = anItem(...available());
const withIssue = anItem(...received(), inspected('shoeDefects'), shelvedOn('S1'));
const fake = anItem(...received(), inspected('fake'), shelvedOn('S1'));
const after = (...events: ItemEvent[]): Item => anItem(...available(), ...events);
const requested = after({ type: 'ItemRequested', data: { oddNo: 'OC1', requestType: 3 } });
const sold = after(
  { type: 'ItemRequested', data: { oddNo: 'OC1', requestType: 6 } },
  { type: 'RequestApproved', data: { oddNo: 'OC1', requestType: 6 } },
  { type: 'ConsignmentSold', data: { oddNo: 'OC1', platform: 'StockX', platOrderNo: 'M-1', soldPrice: 20_000 } },
);
const repairing = after({ type: 'RepairApplied', data: { repairNo: 'R1', project: [] } });
const onlyReceived = anItem(...received());
const neverInspected = anItem(
  ...received(),
  { type: 'InboundCancelled', data: { batchNo: 'IB', reason: '' } },
  { type: 'ItemSetAvailable', data: { reason: '' } },
);

describe('Rule: no item is named twice', () => {
  it('points at the second', () => {
    expect(requireDistinctItems(['A', 'B', 'A'])).toMatchObject({ rejected: 'ItemTwice', field: 'oneIds.2', params: { oneId: 'A' } });
    expect(requireDistinctItems(['A', 'B'])).toBeUndefined();
  });
});

describe('Rule: an item of another shop does not exist for the caller', () => {
  it.each([
    [sound, undefined],
    [anItem(...available(8)), 'NotFound'],
    [noItem, 'NotFound'],
  ])('%#', (item, rejected) => expect(requireItemsOfShop(7, [sound, item])?.rejected).toBe(rejected));
});

describe('Rule: only items in stock are shipped or transferred, sound or with an issue', () => {
  it.each([
    ['available', sound, undefined],
    ['issue', withIssue, undefined],
    ['fake', fake, undefined],
    ['requested already', requested, 'ItemDoingAnotherTask'],
    ['in repair', repairing, 'ItemDoingAnotherTask'],
    ['sold', sold, 'ItemSold'],
    ['not shelved yet', onlyReceived, 'ItemNotInStock'],
    ['cancelled inbound', anItem(...received(), { type: 'InboundCancelled', data: { batchNo: 'IB', reason: '' } }), 'ItemNotInStock'],
  ])('%s', (_what, item, rejected) => expect(requireItemsInStock([sound, item])?.rejected).toBe(rejected));
});

describe('Rule: a fake is not handed over to another seller', () => {
  it.each([
    ['available', sound, undefined],
    ['issue', withIssue, undefined],
    ['fake', fake, 'ItemIsFake'],
  ])('%s', (_what, item, rejected) => expect(requireGenuineItems([sound, item])?.rejected).toBe(rejected));
});

describe('Rule: only qualified items are cashed out or consigned, and never a fake', () => {
  it.each([
    ['available', sound, undefined],
    ['issue', withIssue, 'ItemHasIssue'],
    ['fake', fake, 'ItemIsFake'],
    ['never inspected', neverInspected, 'ItemHasIssue'],
    ['sold', sold, 'ItemSold'],
    ['requested already', requested, 'ItemDoingAnotherTask'],
    ['not shelved yet', onlyReceived, 'ItemNotInStock'],
  ])('%s', (_what, item, rejected) => expect(requireQualifiedItems([sound, item])?.rejected).toBe(rejected));

  it('points at the item in the fields of its command', () => {
    expect(requireQualifiedItems([sound, fake], (index) => `items.${index}.oneId`)?.field).toBe('items.1.oneId');
  });
});

describe('Rule: items of one request are from one warehouse (R5.33)', () => {
  it('compares with the first', () => {
    expect(requireOneWarehouse([sound, sound])).toBeUndefined();
    expect(requireOneWarehouse([sound, { ...sound, warehouseId: 'JFK' }])).toMatchObject({
      rejected: 'ItemsOfSeveralWarehouses',
      field: 'oneIds.1',
    });
  });
});

describe('Rule: items of a reship are from one user (R5.35)', () => {
  it('compares with the first', () => {
    expect(requireOneUserToReship([sound, sound])).toBeUndefined();
    expect(requireOneUserToReship([sound, anItem(...available(8))])?.rejected).toBe('ReshipOfSeveralUsers');
    expect(requireOneUser([sound, sound])).toBeUndefined();
    expect(requireOneUser([sound, anItem(...available(8))])?.rejected).toBe('ItemsOfSeveralUsers');
  });
});
