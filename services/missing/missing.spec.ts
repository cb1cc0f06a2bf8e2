import { beforeEach, describe, expect, it } from 'vitest';
import { A, B } from '#tests/unit/orders/bodies.ts';
import { accepted, onTheFloor, pick, shortPick } from '#tests/unit/orders/steps.ts';
import { picker, pickerElsewhere, reviewer } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { aShelf } from '../aggregates/reference-examples.ts';
import { findItemRoute } from './find-item.ts';
import { approveWriteOffRoute, rejectWriteOffRoute, requestWriteOffRoute } from './write-off.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.given(aShelf('LAX-1', { warehouseId: 'LAX' }), aShelf('LAX-2', { warehouseId: 'LAX' }), aShelf('JFK-1', { warehouseId: 'JFK' }));
  for (const each of [A, B]) await w.shelved(each);
});

const missed = async (oneId = A) => {
  const oddNo = await onTheFloor(w, 4, [oneId]);
  await accepted(shortPick(w, oddNo, oneId, { reason: 'not on its shelf' }));
  return oddNo;
};
const find = (oneId: string, shelfId: string, who = picker) => w.call(findItemRoute, who, { oneId, shelfId });
const ask = (oneId: string, who = picker) => w.call(requestWriteOffRoute, who, { oneId, reason: 'nowhere to be found' });
const approve = (oneId: string, who = reviewer) => w.call(approveWriteOffRoute, who, { oneId });
const reject = (oneId: string, who = reviewer) => w.call(rejectWriteOffRoute, who, { oneId, reason: 'look behind A-01' });

describe('Rule: an item that was not there to be picked is offered to nobody until it is found', () => {
  it('nor taken into another order, nor into one as a substitute', async () => {
    await missed();
    expect(w.item(A)).toMatchObject({ state: 'missing.sought', shelfId: 'LAX-1', oddNo: undefined });
    await expect(onTheFloor(w, 4, [A])).rejects.toThrow('ItemNotInStock');
    const oddNo = await onTheFloor(w, 4, [B]);
    expect(await shortPick(w, oddNo, B, { reason: 'not there either', twin: A })).toMatchObject({
      rejection: { rejected: 'TwinNotEligible' },
    });
  });

  it('then it is available again, where it was found, and counts there', async () => {
    await missed();
    const load = () => ['LAX-1', 'LAX-2'].map((shelfId) => w.counts.get(`shelf-load ${shelfId}`) ?? 0);
    const [first, second] = load();
    expect(await find(A, 'LAX-2')).toMatchObject({ answer: { state: 'available' } });
    expect(w.item(A)).toMatchObject({ state: 'available', shelfId: 'LAX-2' });
    expect(load()).toEqual([first! - 1, second! + 1]);
    await pick(w, await onTheFloor(w, 4, [A]), A);
  });

  it('and only one that is missing is found, on a shelf of its warehouse, by who works there', async () => {
    await missed();
    expect(await find(B, 'LAX-1')).toMatchObject({ rejection: { rejected: 'ItemNotMissing', field: 'oneId' } });
    expect(await find(A, 'LAX-9')).toMatchObject({ rejection: { rejected: 'ShelfUnknown', field: 'shelfId' } });
    expect(await find(A, 'JFK-1')).toMatchObject({ rejection: { rejected: 'ShelfElsewhere', field: 'shelfId' } });
    expect(await find(A, 'LAX-1', pickerElsewhere)).toMatchObject({ rejection: { rejected: 'NotFound', field: 'oneId' } });
  });
});

describe('Rule: two persons write a missing item off', () => {
  it('the one who asks for it does not decide', async () => {
    await missed();
    expect(await approve(A)).toMatchObject({ rejection: { rejected: 'ItemNotMissing' } });
    await accepted(ask(A));
    expect(await ask(A)).toMatchObject({ rejection: { rejected: 'ItemNotMissing' } });
    expect(await approve(A, picker)).toMatchObject({ rejection: { rejected: 'WriteOffByRequester', field: 'oneId' } });
    expect(await reject(A, picker)).toMatchObject({ rejection: { rejected: 'WriteOffByRequester', field: 'oneId' } });
    expect(await approve(A)).toMatchObject({ answer: { state: 'writtenOff' } });
    expect(w.item(A)).toMatchObject({ state: 'writtenOff', shelfId: undefined });
    expect(await approve(A)).toMatchObject({ rejection: { rejected: 'ItemNotMissing' } });
  });

  it('what is refused is looked for again, and may be asked for again by somebody else', async () => {
    await missed();
    await accepted(ask(A));
    expect(await reject(A)).toMatchObject({ answer: { state: 'missing.sought' } });
    await accepted(ask(A, reviewer));
    expect(await approve(A, picker)).toMatchObject({ answer: { state: 'writtenOff' } });
  });

  it('what is found meanwhile, or turns up afterwards, is available', async () => {
    for (const each of [A, B]) await missed(each);
    for (const each of [A, B]) await accepted(ask(each));
    await accepted(approve(B));
    expect(await find(A, 'LAX-1')).toMatchObject({ answer: { state: 'available' } });
    expect(await find(B, 'LAX-1')).toMatchObject({ answer: { state: 'available' } });
    expect(await approve(A)).toMatchObject({ rejection: { rejected: 'ItemNotMissing' } });
  });
});
