import { describe, expect, it } from 'vitest';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { PickUnit } from '../pick-list.ts';
import { awaitedScan, readPickScan, type PickPlace } from './pick-scan.ts';
import { pickPathOf } from '../path/pick-path.ts';

const oneIds = [1, 2, 3, 4].map((n) => oneIdFrom(Array(9).fill(n)));
const [a = '', b = '', c = '', d = ''] = oneIds;
const unit = (oneId: string, shelvesName: string, oddNo: string, tote: string, progress: PickUnit['progress'] = 'waiting') =>
  ({ oneId, shelvesName, oddNo, tote, progress }) as PickUnit;
const batch = [unit(a, 'A-01', 'O-1', '1'), unit(b, 'A-01', 'O-2', '2'), unit(c, 'A-03', 'O-1', '1'), unit(d, 'B-01', 'O-2', '2', 'picked')];
const start: PickPlace = { shelf: undefined, postponed: [], inHand: undefined };

const scan = (code: string, place: Partial<PickPlace> = {}, units = batch) => {
  const standing = { ...start, ...place };
  return readPickScan(code, { units, path: pickPathOf(units, standing), place: standing });
};

describe('Rule: the shelf is scanned before the item', () => {
  it('takes the shelf of the path, however it is written', () => {
    expect(scan('a-01 ')).toEqual({ shelf: 'A-01' });
  });

  it('takes another shelf of the path: the picker chose another way', () => {
    expect(scan('A-03', { shelf: 'A-01' })).toEqual({ shelf: 'A-03' });
  });

  it('refuses an item before its shelf, and a shelf where nothing is to be picked', () => {
    expect(scan(a)).toEqual({ misfit: 'shelf', unit: batch[0] });
    expect(scan('C-09')).toEqual({ misfit: 'shelf' });
  });

  it('asks for the shelf again where the next item lies elsewhere', () => {
    const place = { ...start, shelf: 'Z-09' };
    expect(awaitedScan({ path: pickPathOf(batch, place), place })).toBe('shelf');
  });
});

describe('Rule: only items of the list that lie on the scanned shelf are picked', () => {
  it('takes any of them into the hand', () => {
    expect(scan(b, { shelf: 'A-01' })).toEqual({ inHand: batch[1] });
  });

  it('refuses those of another shelf, of no list, and those that are picked', () => {
    expect(scan(c, { shelf: 'A-01' })).toEqual({ misfit: 'item', unit: batch[2] });
    expect(scan(oneIdFrom(Array(9).fill(9)), { shelf: 'A-01' })).toEqual({ misfit: 'item' });
    expect(scan(d, { shelf: 'A-01' })).toEqual({ misfit: 'alreadyPicked', unit: batch[3] });
    expect(scan('K7Q2', { shelf: 'A-01' })).toEqual({ misfit: 'item' });
  });

  it('needs no tote scan where all is one order', () => {
    const single = batch.filter(({ oddNo }) => oddNo === 'O-1');
    expect(scan(a, { shelf: 'A-01' }, single)).toEqual({ pick: single[0], tote: '1' });
  });
});

describe('Rule: a misread ONE ID is no wrong item', () => {
  const oneId = oneIdFrom([30, 9, 12, 8, 14, 20, 25, 17, 4]);
  const order = [unit(oneId, 'A-01', 'O-3', '1')];

  it('neither where the item is asked for nor where its shelf is', () => {
    expect(scan(oneId, { shelf: 'A-01' }, order)).toMatchObject({ pick: order[0] });
    for (const index of [0, 4, 9]) {
      const misread = `${oneId.slice(0, index)}${oneId[index] === 'Y' ? 'X' : 'Y'}${oneId.slice(index + 1)}`;
      expect(scan(misread, { shelf: 'A-01' }, order)).toEqual({ misfit: 'misread' });
      expect(scan(misread, {}, order)).toEqual({ misfit: 'misread' });
    }
  });
});

describe('Rule: an order goes into one tote', () => {
  it('takes the tote that is proposed', () => {
    expect(scan('Tote 1', { shelf: 'A-01', inHand: a })).toEqual({ pick: batch[0], tote: '1' });
  });

  it('lets the first item choose any free tote', () => {
    expect(scan('T-044', { shelf: 'A-01', inHand: a })).toEqual({ pick: batch[0], tote: 'T-044' });
  });

  it('refuses another place on the trolley', () => {
    expect(scan('9', { shelf: 'A-01', inHand: a })).toMatchObject({ misfit: 'tote' });
  });

  it('refuses the tote of another order, and another tote once the order has one', () => {
    expect(scan('2', { shelf: 'A-01', inHand: a })).toMatchObject({ misfit: 'tote' });
    expect(scan('T-044', { shelf: 'A-01', inHand: b })).toMatchObject({ misfit: 'tote' });
  });

  it('takes neither an item nor a shelf for a tote', () => {
    expect(scan(c, { inHand: a })).toMatchObject({ misfit: 'tote' });
    expect(scan('A-03', { inHand: a })).toMatchObject({ misfit: 'tote' });
  });
});
