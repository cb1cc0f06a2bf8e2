import { beforeEach, describe, expect, it } from 'vitest';
import { A, B } from '#tests/unit/orders/bodies.ts';
import { onTheFloor, pack, pick, ship } from '#tests/unit/orders/steps.ts';
import { picker, reviewer } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { reportExceptionRoute } from './report-exception.ts';
import { shortPickRoute } from './short-pick.ts';
import { undoShortPickRoute } from './undo-short-pick.ts';
import { fact } from '#tests/support/facts.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  for (const each of [A, B]) await w.shelved(each);
});

const short = (oddNo: string, oneId: string, twin?: string) =>
  w.call(shortPickRoute, picker, { oddNo, oneId, reason: 'not on its shelf', ...(twin && { twin }) });
const undo = (oddNo: string, oneId: string) => w.call(undoShortPickRoute, picker, { oddNo, oneId });
const followed = { rejection: { rejected: 'ShortPickFollowed', field: 'oneId' } };

describe('Rule: a short pick is taken back as long as nothing has followed it', () => {
  it.each([
    [3, 'outbounding.pending'],
    [4, 'outbounding.pending'],
    [6, 'onConsignment.sold'],
    [14, 'outbounding.pending'],
  ] as const)('type %i: the order that came to a halt goes on, and out', async (type, state) => {
    const oddNo = await onTheFloor(w, type, [A]);
    const before = w.item(A);
    expect(await short(oddNo, A)).toMatchObject({ answer: { state: 'exception' } });
    expect(await undo(oddNo, A)).toMatchObject({ answer: { state: 'pendingOutbound', stage: 'pending' } });
    expect(w.order(oddNo)).toMatchObject({ short: [], oneIds: [A] });
    expect(w.item(A)).toEqual({ ...before, state });
    await pick(w, oddNo, A);
    await pack(w, oddNo, [A]);
    expect(await ship(w, oddNo)).toMatchObject({ state: 'outOfWarehouse' });
  });

  it('beside what was picked meanwhile, and only once', async () => {
    const oddNo = await onTheFloor(w, 3, [A, B]);
    await short(oddNo, A);
    await pick(w, oddNo, B);
    expect(await undo(oddNo, A)).toMatchObject({ answer: { state: 'pendingOutbound', stage: 'picking' } });
    expect(await undo(oddNo, A)).toMatchObject(followed);
  });

  it('not once a twin took its place', async () => {
    const oddNo = await onTheFloor(w, 3, [A]);
    await short(oddNo, A, B);
    expect(await undo(oddNo, A)).toMatchObject(followed);
  });

  it('not once something happened to the item', async () => {
    const oddNo = await onTheFloor(w, 3, [A]);
    await short(oddNo, A);
    await w.given(fact(itemStream, A, { type: 'ItemMoved', data: { shelfId: 'LAX-2', shelfName: 'LAX-2', fromShelfId: 'LAX-1' } }));
    expect(await undo(oddNo, A)).toMatchObject(followed);
  });

  it('not once the rest is packed', async () => {
    const oddNo = await onTheFloor(w, 3, [A, B]);
    await short(oddNo, A);
    await pick(w, oddNo, B);
    await pack(w, oddNo, [B]);
    expect(await undo(oddNo, A)).toMatchObject(followed);
  });

  it('not where the order was stopped for another reason', async () => {
    const oddNo = await onTheFloor(w, 3, [A, B]);
    await short(oddNo, A);
    await w.call(reportExceptionRoute, reviewer, { oddNo, reason: 'wet boxes' });
    expect(await undo(oddNo, A)).toMatchObject(followed);
  });
});
