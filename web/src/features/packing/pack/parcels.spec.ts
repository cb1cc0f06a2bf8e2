import { describe, expect, it } from 'vitest';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import { intoOpenParcel, nothingPacked, openAnother, readPackScan, stillFitting, takeOut } from './parcels.ts';

const [a = '', b = '', c = '', d = ''] = [1, 2, 3, 4].map((n) => oneIdFrom(Array(9).fill(n)));
const items = [
  { oneId: a, progress: 'picked' as const },
  { oneId: b, progress: 'picked' as const },
  { oneId: c, progress: 'waiting' as const },
];

describe('Rule: nothing is packed with an item unscanned', () => {
  it('takes what was picked, once', () => {
    expect(readPackScan(a, items, nothingPacked)).toEqual({ packed: a });
    expect(readPackScan(a, items, intoOpenParcel(nothingPacked, a))).toEqual({ misfit: 'alreadyScanned' });
  });

  it('says what is wrong with anything else', () => {
    expect(readPackScan(c, items, nothingPacked)).toEqual({ misfit: 'notPicked' });
    expect(readPackScan(d, items, nothingPacked)).toEqual({ misfit: 'notOfOrder' });
    expect(readPackScan('A-03-2', items, nothingPacked)).toEqual({ misfit: 'noItem' });
    expect(readPackScan('T-101', items, nothingPacked)).toEqual({ misfit: 'tote' });
  });

  it('and takes a misread ONE ID for no wrong item', () => {
    const oneId = oneIdFrom([30, 9, 12, 8, 14, 20, 25, 17, 4]);
    for (const index of [0, 4, 9]) {
      const misread = `${oneId.slice(0, index)}${oneId[index] === 'Y' ? 'X' : 'Y'}${oneId.slice(index + 1)}`;
      expect(readPackScan(misread, [{ oneId, progress: 'picked' }], nothingPacked)).toEqual({ misfit: 'misread' });
    }
  });
});

describe('Rule: an order may fill several parcels', () => {
  const two = intoOpenParcel(openAnother(intoOpenParcel(nothingPacked, a)), b);

  it('scans into the last one', () => {
    expect(two.map(({ oneIds }) => oneIds)).toEqual([[a], [b]]);
  });

  it('opens no second empty one', () => {
    expect(openAnother(nothingPacked)).toEqual(nothingPacked);
  });

  it('keeps the parcel that was just opened, and scans the next item into it', () => {
    const opened = stillFitting(openAnother(intoOpenParcel(nothingPacked, a)), items);
    expect(opened.map(({ oneIds }) => oneIds)).toEqual([[a], []]);
    expect(intoOpenParcel(opened, b).map(({ oneIds }) => oneIds)).toEqual([[a], [b]]);
  });

  it('takes an item out again, and an empty parcel with it', () => {
    expect(takeOut(two, a).map(({ oneIds }) => oneIds)).toEqual([[b]]);
    expect(takeOut(takeOut(two, a), b)).toEqual(nothingPacked);
  });

  it('drops from what was kept the items that were packed meanwhile', () => {
    expect(stillFitting(two, [{ oneId: b, progress: 'picked' }]).map(({ oneIds }) => oneIds)).toEqual([[b]]);
  });
});
