import { describe, expect, it } from 'vitest';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { packProgress, parcelsInside, phaseOf } from './pack-phase.ts';

type Progress = OrderDetail['itemList'][number]['progress'];
const orderWith = (...progress: Progress[]) => ({
  state: 'pendingOutbound' as const,
  itemList: progress.map((each, index) => ({ oneId: `I${index}`, progress: each })) as OrderDetail['itemList'],
});

describe('Rule: nothing is packed while an item is still to be picked', () => {
  it.each<[Progress[], string]>([
    [['waiting', 'picked'], 'pick'],
    [['picked', 'short'], 'pack'],
    [['packed', 'packed'], 'ship'],
    [['shipped', 'short'], 'done'],
  ])('%j leads to %s', (progress, phase) => {
    expect(phaseOf(orderWith(...progress))).toBe(phase);
  });

  it.each(['reviewing', 'toConfirm', 'rejected', 'cancelled', 'exception'] as const)(
    'has nothing to do with an order that is %s, and calls it not shipped',
    (state) => {
      expect(phaseOf({ ...orderWith('picked'), state })).toBe('off');
      expect(phaseOf({ ...orderWith('waiting'), state })).toBe('off');
    },
  );

  it('calls out of the warehouse only what left', () => {
    expect(phaseOf({ ...orderWith('shipped'), state: 'outOfWarehouse' })).toBe('done');
    expect(phaseOf({ ...orderWith('shipped'), state: 'completed' })).toBe('done');
    expect(phaseOf(orderWith('short'))).toBe('off');
  });
});

describe('Rule: progress counts what lies in a parcel, short items aside', () => {
  it('counts scanned and packed items', () => {
    const { done, total } = packProgress(orderWith('picked', 'picked', 'packed', 'short'), [{ oneIds: ['I0'], weightGrams: undefined }]);
    expect([done, total]).toEqual([2, 3]);
  });
});

describe('Rule: only parcels that are still inside are handed over', () => {
  it('leaves out those that left', () => {
    const parcels = [
      { parcelNo: 'P-1', oneIds: ['I0'], weightGrams: 900, photos: [] },
      { parcelNo: 'P-2', oneIds: ['I1'], weightGrams: 800, photos: [] },
    ];
    expect(parcelsInside({ ...orderWith('shipped', 'packed'), parcels }).map(({ parcelNo }) => parcelNo)).toEqual(['P-2']);
  });
});
