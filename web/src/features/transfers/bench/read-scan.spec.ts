import { describe, expect, it } from 'vitest';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { TransferUnit } from '#contracts/transfers/transfer-endpoints.ts';
import { readScan } from './read-scan.ts';

const oneIds = [1, 2, 3, 4, 5].map((n) => oneIdFrom([n, 12, 15, 18, 21, 24, 27, 3, 6]));
const unit = (index: number, parcelNo: string | null, progress: TransferUnit['progress']): TransferUnit => ({
  oneId: oneIds[index]!,
  sku: 'DD1391-100',
  remarks: 'Dunk Low Panda',
  spec: '9',
  img: '',
  parcelNo,
  progress,
});
const [awaited, other, received, lost] = [
  unit(0, 'OC1-1', 'awaited'),
  unit(1, 'OC1-1', 'awaited'),
  unit(2, 'OC1-2', 'received'),
  unit(3, 'OC1-1', 'lost'),
];
const found = { ...lost, progress: 'found' as const };
const transfer = { oddNo: 'OC1', logNo: 'TR-77', units: [awaited, other, received, lost] };
const read = (code: string, ...pending: string[]) => readScan(code, transfer, { pending: new Set(pending), atSender: false });

describe('Rule: an item of a transfer is received by its ONE ID, or with its whole parcel', () => {
  it('whichever way it was read', () => expect(read(` ${awaited.oneId.toLowerCase()} `)).toEqual({ receive: awaited }));
  it('with all of the parcel that has not been scanned', () => {
    expect(read('oc1-1')).toEqual({ receiveParcel: 'OC1-1', units: [awaited, other] });
    expect(read('OC1-1', awaited.oneId)).toEqual({ receiveParcel: 'OC1-1', units: [other] });
  });
});

describe('Rule: nothing is received twice, and nothing that is not of the transfer', () => {
  it.each([
    ['what arrived', received.oneId, { already: received.oneId }],
    ['a parcel that is empty', 'OC1-2', { already: 'OC1-2' }],
    ['what was given up as lost', lost.oneId, { lost }],
    ['the number of the transfer', 'TR-77', { isTransfer: 'TR-77' }],
    ['another item', oneIds[4]!, { foreign: oneIds[4] }],
    ['another parcel', 'OC2-1', { foreign: 'OC2-1' }],
  ])('%s', (_, code, expected) => expect(read(code)).toEqual(expected));

  it('while it is on its way to the server', () => expect(read(awaited.oneId, awaited.oneId)).toEqual({ already: awaited.oneId }));
});

describe('Rule: what was lost on its way is taken in where it was sent from', () => {
  const here = (code: string, units = transfer.units) => readScan(code, { ...transfer, units }, { pending: new Set(), atSender: true });

  it('by itself, or with its parcel', () => {
    expect(here(lost.oneId)).toEqual({ receive: lost });
    expect(here('OC1-1')).toEqual({ receiveParcel: 'OC1-1', units: [awaited, other, lost] });
  });

  it('once; and the other side is told that it lies there', () => {
    expect(here(found.oneId, [found])).toEqual({ already: found.oneId });
    expect(readScan(found.oneId, { ...transfer, units: [found] }, { pending: new Set(), atSender: false })).toEqual({ found });
  });
});
