import { beforeEach, describe, expect, it } from 'vitest';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { A, B, C, D } from '#tests/unit/orders/bodies.ts';
import { accepted, move, onTheFloor, pick } from '#tests/unit/orders/steps.ts';
import { picker, pickerElsewhere, reviewer } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { aShelf } from '../aggregates/reference-examples.ts';
import { countStream } from '../aggregates/shelf-count/shelf-count.ts';
import { finishCountRoute, scanCountedRoute, settleMisplacedRoute, startCountRoute, undoCountedRoute } from './count-round.ts';
import { planCountsRoute } from './plan-counts.ts';
import { approveCountRoute, cancelCountRoute, sendCountBackRoute } from './review-count.ts';

const other: Viewer = { ...picker, accountId: 'other-picker' };

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.given(...['LAX-1', 'LAX-2'].map((shelfId) => aShelf(shelfId, { name: shelfId })), aShelf('JFK-1', { warehouseId: 'JFK' }));
  for (const each of [A, B]) await w.shelved(each);
  await w.shelved(C, { shelfId: 'LAX-2' });
  await w.shelved(D, { warehouseId: 'JFK' });
});

const start = (countNo: string, who = picker) =>
  w.call(
    startCountRoute(async (shelfId) => [A, B, C, D].filter((oneId) => w.item(oneId).shelfId === shelfId)),
    who,
    { countNo },
  );
const scan = (countNo: string, oneId: string, who = picker) => w.call(scanCountedRoute, who, { countNo, oneId });
const settle = (countNo: string, oneId: string, as: 'here' | 'back', who = picker) => w.call(settleMisplacedRoute, who, { countNo, oneId, as });
const finish = (countNo: string, who = picker) => w.call(finishCountRoute, who, { countNo });
const approve = (countNo: string, who = reviewer) => w.call(approveCountRoute, who, { countNo });
const plan = (shelfIds: string[], who = picker) => w.call(planCountsRoute, who, { shelfIds });
const planned = async (shelfId = 'LAX-1'): Promise<string> => (await accepted(plan([shelfId]))).countNos[0];

/** A whole round of one person. */
const counted = async (countNo: string, oneIds: readonly string[], who = picker) => {
  await accepted(start(countNo, who));
  for (const oneId of oneIds) await accepted(scan(countNo, oneId, who));
  return accepted(finish(countNo, who));
};

/** A and what lies wrongly are there, B is not; two persons have found so. */
const toApprove = async (): Promise<string> => {
  const countNo = await planned();
  await counted(countNo, [A, C]);
  await counted(countNo, [A, C], other);
  return countNo;
};
const status = (countNo: string) => w.state(countStream, countNo).status;

describe('Rule: a shelf is counted once at a time, in its warehouse', () => {
  it('and may be counted again afterwards', async () => {
    const countNo = await planned();
    expect(await plan(['LAX-2', 'LAX-1'])).toMatchObject({
      rejection: { rejected: 'ShelfBeingCounted', field: 'shelfIds.1', params: { shelf: 'LAX-1' } },
    });
    await counted(countNo, [A, B]);
    expect(await plan(['LAX-1', 'LAX-2'])).toMatchObject({ answer: { countNos: [expect.any(String), expect.any(String)] } });
  });

  it('also one that was given up', async () => {
    const countNo = await planned();
    await accepted(w.call(cancelCountRoute, picker, { countNo, reason: 'not today' }));
    expect(await start(countNo)).toMatchObject({ rejection: { rejected: 'CountStatusForbids', field: 'countNo' } });
    expect(await plan(['LAX-1'])).toMatchObject({ kind: 'accepted' });
  });

  it('by those who work there', async () => {
    expect(await plan(['JFK-1'])).toMatchObject({ rejection: { rejected: 'ShelfUnknown', field: 'shelfIds.0' } });
    expect(await plan(['LAX-9'])).toMatchObject({ rejection: { rejected: 'ShelfUnknown', field: 'shelfIds.0' } });
    const countNo = await planned();
    expect(await start(countNo, pickerElsewhere)).toMatchObject({ rejection: { rejected: 'NotFound', field: 'countNo' } });
    expect(await start('SC-0')).toMatchObject({ rejection: { rejected: 'NotFound', field: 'countNo' } });
  });
});

describe('Rule: one person counts a round, item by item', () => {
  it('and goes on with it', async () => {
    const countNo = await planned();
    await accepted(start(countNo));
    await accepted(scan(countNo, A));
    expect(await start(countNo)).toMatchObject({ answer: { status: 'counting' } });
    expect(await start(countNo, other)).toMatchObject({ rejection: { rejected: 'CountOfAnother' } });
    expect(await scan(countNo, B, other)).toMatchObject({ rejection: { rejected: 'CountOfAnother' } });
    expect(await finish(countNo, other)).toMatchObject({ rejection: { rejected: 'CountOfAnother' } });
    await accepted(scan(countNo, B));
    expect(await finish(countNo)).toMatchObject({ answer: { status: 'completed', present: 2, missing: 0, misplaced: 0 } });
  });

  it('each once, and a scan can be taken back', async () => {
    const countNo = await planned();
    await accepted(start(countNo));
    await accepted(scan(countNo, A));
    expect(await scan(countNo, A)).toMatchObject({ rejection: { rejected: 'AlreadyCounted', field: 'oneId', params: { oneId: formatOneId(A) } } });
    await accepted(w.call(undoCountedRoute, picker, { countNo, oneId: A }));
    expect(await w.call(undoCountedRoute, picker, { countNo, oneId: A })).toMatchObject({ rejection: { rejected: 'NotCounted' } });
    expect(await finish(countNo)).toMatchObject({ answer: { present: 0, missing: 2 } });
  });

  it('of this warehouse, and nothing that lies in none', async () => {
    const countNo = await planned();
    await accepted(start(countNo));
    const everywhere: Viewer = { ...picker, warehouseIds: ['LAX', 'JFK'] };
    expect(await scan(countNo, D)).toMatchObject({ rejection: { rejected: 'NotFound', field: 'oneId' } });
    expect(await scan(countNo, D, everywhere)).toMatchObject({ rejection: { rejected: 'ItemNotHere', field: 'oneId' } });
  });
});

describe('Rule: what belongs elsewhere is told at once', () => {
  it('and is put here by its shelf change', async () => {
    const countNo = await planned();
    await accepted(start(countNo));
    expect(await scan(countNo, A)).toMatchObject({ answer: { belongsOn: null } });
    expect(await scan(countNo, C)).toMatchObject({ answer: { belongsOn: 'LAX-2', mayStay: true } });
    expect(await settle(countNo, A, 'here')).toMatchObject({ rejection: { rejected: 'NotMisplaced' } });
    await accepted(settle(countNo, C, 'here'));
    expect(w.item(C)).toMatchObject({ shelfId: 'LAX-1', state: 'available' });
    expect(await settle(countNo, C, 'back')).toMatchObject({ rejection: { rejected: 'NotMisplaced' } });
    await accepted(scan(countNo, B));
    expect(await finish(countNo)).toMatchObject({ answer: { status: 'completed', present: 3, misplaced: 0 } });
  });

  it('or carried back: the books were right', async () => {
    const countNo = await planned();
    await accepted(start(countNo));
    for (const each of [A, B, C]) await accepted(scan(countNo, each));
    await accepted(settle(countNo, C, 'back'));
    expect(await finish(countNo)).toMatchObject({ answer: { status: 'completed', present: 2, misplaced: 0 } });
    expect(w.item(C).shelfId).toBe('LAX-2');
  });

  it('not put on a full shelf', async () => {
    await w.given(aShelf('LAX-3', { name: 'LAX-3', capacity: 0 }));
    const countNo = await planned('LAX-3');
    await accepted(start(countNo));
    await accepted(scan(countNo, C));
    expect(await settle(countNo, C, 'here')).toMatchObject({ rejection: { rejected: 'ShelfFull', params: { shelf: 'LAX-3' } } });
  });

  it('nor out of an order', async () => {
    const countNo = await planned();
    await accepted(start(countNo));
    await onTheFloor(w, 14, [C]);
    expect(await scan(countNo, C)).toMatchObject({ answer: { belongsOn: 'LAX-2', mayStay: false } });
    expect(await settle(countNo, C, 'here')).toMatchObject({ rejection: { rejected: 'ItemStateForbids' } });
  });
});

describe('Rule: what is worked on while a shelf is counted is no difference', () => {
  it('neither picked nor moved away, nor laid on it meanwhile', async () => {
    const countNo = await planned();
    await accepted(start(countNo));
    await pick(w, await onTheFloor(w, 14, [A]), A);
    await move(w, [B], 'LAX-2');
    await move(w, [C], 'LAX-1');
    expect(await finish(countNo)).toMatchObject({ answer: { status: 'completed', present: 0, missing: 0, misplaced: 0 } });
  });

  it('also of what was found missing, until it is approved', async () => {
    const countNo = await toApprove();
    await pick(w, await onTheFloor(w, 14, [B]), B);
    expect(await approve(countNo)).toMatchObject({ answer: { missed: 0, moved: 1 } });
    expect(w.item(B).state).toBe('outbounding.picked');
  });
});

describe('Rule: a difference is recounted by another person, and approved by a third', () => {
  it('whoever counted does not recount', async () => {
    const countNo = await planned();
    expect(await counted(countNo, [A])).toMatchObject({ status: 'recount', present: 1, missing: 1 });
    expect(await start(countNo)).toMatchObject({ rejection: { rejected: 'RecountBySamePerson', field: 'countNo' } });
    expect(await counted(countNo, [A, B], other)).toMatchObject({ status: 'completed' });
    expect(w.item(B).state).toBe('available');
  });

  it('missing items are looked for, misplaced ones belong here', async () => {
    const countNo = await toApprove();
    expect(status(countNo)).toBe('toApprove');
    expect(await approve(countNo)).toMatchObject({ answer: { status: 'completed', missed: 1, moved: 1 } });
    expect(w.item(B)).toMatchObject({ state: 'missing.sought', shelfId: 'LAX-1' });
    expect(w.item(C)).toMatchObject({ state: 'available', shelfId: 'LAX-1' });
  });

  it('not by one who counted', async () => {
    const countNo = await toApprove();
    for (const who of [picker, other]) {
      expect(await approve(countNo, { ...reviewer, accountId: who.accountId })).toMatchObject({ rejection: { rejected: 'CountReviewedByCounter' } });
    }
  });

  it('or sent back, to be counted once more', async () => {
    const countNo = await toApprove();
    await accepted(w.call(sendCountBackRoute, reviewer, { countNo, reason: 'look behind the boxes' }));
    expect(await start(countNo, other)).toMatchObject({ rejection: { rejected: 'RecountBySamePerson' } });
    expect(await counted(countNo, [A, B])).toMatchObject({ status: 'completed' });
  });

  it('an item that an order holds stays with it', async () => {
    const countNo = await toApprove();
    const oddNo = await onTheFloor(w, 14, [B]);
    expect(await approve(countNo)).toMatchObject({ answer: { missed: 0 } });
    expect(w.item(B)).toMatchObject({ state: 'outbounding.pending', oddNo });
  });
});

describe('Rule: what was missed turns up in a count', () => {
  it('and is available again on the shelf where it lies', async () => {
    await accepted(approve(await toApprove()));
    const countNo = await planned('LAX-2');
    await accepted(start(countNo));
    expect(await scan(countNo, B)).toMatchObject({ answer: { belongsOn: '', mayStay: true } });
    await accepted(settle(countNo, B, 'here'));
    expect(w.item(B)).toMatchObject({ state: 'available', shelfId: 'LAX-2' });
  });
});
