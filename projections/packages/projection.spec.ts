import { describe, expect, it } from 'vitest';
import type { PackageEvent, PackageStatus } from '#contracts/forecast/package-events.ts';
import { logOf, rowsAfter, type LogEntry } from '#tests/support/log-of.ts';
import { packagesProjection } from './projection.ts';

const arrived: PackageEvent = {
  type: 'PackageArrived',
  data: { preId: 'FC-1', packId: 'PK-1', shopId: 7, warehouseId: 'EWR', logNo: '1Z1', batchNo: 'IB-1', unclaimed: false },
};
const unit = (oneId: string, kind: 'forecast' | 'overage' | 'unclaimed' = 'forecast', condition: 'intact' | 'damaged' = 'intact'): PackageEvent => ({
  type: 'PackageUnitReceived',
  data: { oneId, sku: 'S', size: '9', batchNo: 'IB-1', kind, condition, photos: [] },
});
const counted = (over: string[], short: string[]): PackageEvent => ({
  type: 'PackageCounted',
  data: { expected: 1, received: 1, over, short, damaged: [], photos: [], remark: '' },
});

const story = (preId: string, ...steps: [PackageEvent, PackageStatus][]) =>
  logOf<PackageEvent>(
    ...steps.map(([event, state]): LogEntry<PackageEvent> => [event, { tags: { preId, shopIds: [7], warehouseId: 'EWR', state } }]),
  );
const after = (...steps: [PackageEvent, PackageStatus][]) =>
  rowsAfter(packagesProjection, [...story('FC-1', ...steps), ...story('FC-2', [arrived, 'arrived'])])['FC-1']!;

describe('the package row', () => {
  it('counts units as they are scanned in and taken back', () => {
    const row = after(
      [arrived, 'arrived'],
      [unit('A'), 'arrived'],
      [unit('B', 'overage', 'damaged'), 'arrived'],
      [unit('C'), 'arrived'],
      [{ type: 'PackageUnitUndone', data: { oneId: 'C', batchNo: 'IB-1' } }, 'arrived'],
    );
    expect(row).toMatchObject({ status: 'arrived', received: 2, over: 1, damaged: 1, unresolved: false });
  });
});

describe('Rule: over is what came beyond the forecast', () => {
  it('is nothing in an unclaimed parcel, nor once it is claimed', () => {
    const nobodys: PackageEvent = { ...arrived, data: { ...arrived.data, shopId: -1, unclaimed: true } };
    const claimed: PackageEvent = { type: 'PackageClaimed', data: { shopId: 8 } };
    expect(after([nobodys, 'arrived'], [unit('A', 'unclaimed'), 'arrived'])).toMatchObject({ received: 1, expected: 0, over: 0 });
    expect(after([nobodys, 'arrived'], [unit('A', 'unclaimed'), 'arrived'], [claimed, 'arrived'])).toMatchObject({ unclaimed: false, over: 0 });
  });
});

describe('Rule: a difference stands open until the seller has answered', () => {
  it('opens with the count', () => {
    expect(after([arrived, 'arrived'], [counted([], ['X']), 'received'])).toMatchObject({ short: 1, unresolved: true, resolution: null });
    expect(after([arrived, 'arrived'], [counted([], []), 'received'])).toMatchObject({ short: 0, unresolved: false });
  });

  it('closes with the answer, and opens again with a second arrival’s count', () => {
    const answer: PackageEvent = { type: 'DifferenceResolved', data: { resolution: 'stillComing', remark: 'The second box left yesterday' } };
    const row = after([arrived, 'arrived'], [counted([], ['X']), 'received'], [answer, 'received']);
    expect(row).toMatchObject({ unresolved: false, resolution: 'stillComing', resolution_remark: 'The second box left yesterday' });
    const again = after(
      [arrived, 'arrived'],
      [counted([], ['X']), 'received'],
      [answer, 'received'],
      [arrived, 'arrived'],
      [counted([], ['X']), 'received'],
    );
    expect(again).toMatchObject({ unresolved: true, resolution: null, resolution_remark: null });
  });
});
