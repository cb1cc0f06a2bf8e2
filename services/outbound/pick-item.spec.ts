import { beforeEach, describe, expect, it } from 'vitest';
import { formatOneId } from '#contracts/item/one-id.ts';
import { A, B, C, D } from '#tests/unit/orders/bodies.ts';
import { apply, onTheFloor, pack, pick } from '#tests/unit/orders/steps.ts';
import { picker, pickerElsewhere, reviewer, selfOperated } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { aShelf } from '../aggregates/reference-examples.ts';
import { shelfStream } from '../aggregates/shelf/shelf.ts';
import { pickItemRoute } from './pick-item.ts';
import { undoPickRoute } from './undo-pick.ts';
import { fact } from '#tests/support/facts.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  for (const oneId of [A, B, C, D]) await w.shelved(oneId);
});

const scan = (oddNo: string, oneId: string, shelf = 'LAX-1', who = picker) => w.call(pickItemRoute, who, { oddNo, oneId, shelf, tote: 'T-1' });
const undo = (oddNo: string, oneId: string) => w.call(undoPickRoute, picker, { oddNo, oneId });
const load = () => w.counts.get('shelf-load LAX-1') ?? 0;

describe('Rule: shelf, then item, then tote', () => {
  it.each([
    [3, 'outbounding.picked'],
    [4, 'outbounding.picked'],
    [6, 'onConsignment.picked'],
    [14, 'outbounding.picked'],
  ] as const)('type %i; the shelf carries one item less', async (type, state) => {
    const oddNo = await onTheFloor(w, type, [A]);
    expect(await scan(oddNo, A, 'lax-1')).toMatchObject({ answer: { state: 'pendingOutbound', stage: 'picking' } });
    expect(w.item(A)).toMatchObject({ state, shelfId: undefined });
    expect(w.order(oddNo).picked).toEqual([{ oneId: A, tote: 'T-1', shelfId: 'LAX-1', operatorId: picker.accountId }]);
    expect(load()).toBe(-1);
  });
});

describe('Rule: a wrong scan tells what was scanned and what was expected', () => {
  it('the shelf', async () => {
    const oddNo = await onTheFloor(w, 3, [A]);
    expect(await scan(oddNo, A, 'LAX-2')).toMatchObject({ rejection: { rejected: 'WrongShelf', params: { scanned: 'LAX-2', expected: 'LAX-1' } } });
  });

  it('the shelf by the name that its label bears now', async () => {
    const renamed = { shelfId: 'LAX-1', warehouseId: 'LAX', zone: 'A', capacity: 40, level: 1, name: 'NEW-9' };
    await w.given(aShelf('LAX-1', { name: 'LAX-1' }), fact(shelfStream, 'LAX-1', { type: 'ShelfChanged', data: renamed }));
    const oddNo = await onTheFloor(w, 3, [A]);
    expect(await scan(oddNo, A, 'LAX-2')).toMatchObject({ rejection: { rejected: 'WrongShelf', params: { expected: 'NEW-9' } } });
    expect(await scan(oddNo, A, 'new-9')).toMatchObject({ answer: { stage: 'picking' } });
  });

  it('an item of another order', async () => {
    const oddNo = await onTheFloor(w, 4, [A, B, C]);
    await pick(w, oddNo, A);
    expect(await scan(oddNo, D)).toMatchObject({
      rejection: { rejected: 'ItemNotOfOrder', params: { scanned: formatOneId(D), expected: `${formatOneId(B)}, ${formatOneId(C)}` } },
    });
  });

  it('an item that is in a tote already, and who put it there', async () => {
    const oddNo = await onTheFloor(w, 4, [A]);
    await pick(w, oddNo, A);
    expect(await scan(oddNo, A)).toMatchObject({ rejection: { rejected: 'AlreadyPickedBy', params: { operator: 'picker', tote: 'T-1' } } });
  });
});

describe('Rule: only approved orders are picked, by those who work in their warehouse', () => {
  it('refuses the others', async () => {
    expect(await scan(await apply(w, 3, [A]), A)).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
    const oddNo = await onTheFloor(w, 4, [B]);
    for (const stranger of [pickerElsewhere, selfOperated])
      expect(await scan(oddNo, B, 'LAX-1', stranger)).toMatchObject({ rejection: { rejected: 'NotFound' } });
    expect(await scan(oddNo, B, 'LAX-1', reviewer)).toMatchObject({ kind: 'accepted' });
  });
});

describe('Rule: a pick is undone until the item is packed', () => {
  it('back to the shelf that it came from', async () => {
    const oddNo = await onTheFloor(w, 3, [A]);
    await pick(w, oddNo, A);
    expect(await undo(oddNo, A)).toMatchObject({ answer: { stage: 'pending' } });
    expect(w.item(A)).toMatchObject({ state: 'outbounding.pending', shelfId: 'LAX-1' });
    expect(load()).toBe(0);
  });

  it('and not otherwise', async () => {
    const oddNo = await onTheFloor(w, 3, [A]);
    expect(await undo(oddNo, B)).toMatchObject({ rejection: { rejected: 'ItemNotOfOrder' } });
    expect(await undo(oddNo, A)).toMatchObject({ rejection: { rejected: 'NotPicked' } });
    await pick(w, oddNo, A);
    await pack(w, oddNo, [A]);
    expect(await undo(oddNo, A)).toMatchObject({ rejection: { rejected: 'ItemStateForbids' } });
  });
});
