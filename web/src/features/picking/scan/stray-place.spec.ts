import { describe, expect, it } from 'vitest';
import type { ItemDetail } from '#contracts/item/item-queries.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import { strayPlace } from './stray-place.ts';

const item = (state: ItemState, shelvesName: string | null, oddNo?: string) =>
  ({ state, inProdInfo: { shelvesName }, running: oddNo ? { oddNo } : null }) as ItemDetail;

describe('Rule: an item that the round does not ask for goes back where it belongs', () => {
  it('onto its shelf, also where another order waits for it', () => {
    expect(strayPlace(item('available', 'A-01'))).toEqual({ shelf: 'A-01' });
    expect(strayPlace(item('outbounding.pending', 'B-02', 'O-7'))).toEqual({ shelf: 'B-02' });
  });

  it('to the order that it was picked for', () => {
    expect(strayPlace(item('outbounding.picked', 'B-02', 'O-7'))).toEqual({ order: 'O-7' });
    expect(strayPlace(item('onConsignment.packed', null, 'O-8'))).toEqual({ order: 'O-8' });
  });

  it('aside, where it should not be in the warehouse or was never shelved', () => {
    expect(strayPlace(item('outOfWarehouse.shipped', null))).toBe('aside');
    expect(strayPlace(item('inspected', null))).toBe('aside');
  });
});
