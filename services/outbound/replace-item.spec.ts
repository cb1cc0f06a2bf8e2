import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C, D } from '#tests/unit/orders/bodies.ts';
import { accepted, apply, onTheFloor, pack, pick, ship } from '#tests/unit/orders/steps.ts';
import { picker, pickerElsewhere } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { replaceItemRoute } from './replace-item.ts';
import { reportExceptionRoute, resumeOrderRoute } from './report-exception.ts';
import { shortPickRoute } from './short-pick.ts';
import { undoShortPickRoute } from './undo-short-pick.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  for (const each of [A, B, C]) await w.shelved(each);
  await w.shelved(D, { result: 'missingLid' });
});

const replace = (oddNo: string, oneId: string, twin: string, who = picker) => w.call(replaceItemRoute, who, { oddNo, oneId, twin });
const halt = (oddNo: string) => accepted(w.call(reportExceptionRoute, picker, { oddNo, reason: 'wet boxes' }));
const resume = (oddNo: string) => accepted(w.call(resumeOrderRoute, picker, { oddNo }));
const short = (oddNo: string, oneId: string) => accepted(w.call(shortPickRoute, picker, { oddNo, oneId, reason: 'not there' }));

describe('Rule: another eligible item takes the place of one in an order, and the first is freed (R4.48)', () => {
  it.each([3, 4, 14] as const)('of type %i, in exception, and the order goes out with it', async (type) => {
    const oddNo = await onTheFloor(w, type, [A]);
    await halt(oddNo);
    expect(await replace(oddNo, A, B)).toMatchObject({ answer: { state: 'exception' } });
    expect([w.item(A).state, w.item(A).oddNo]).toEqual(['available', undefined]);
    expect([w.item(B).state, w.item(B).oddNo]).toEqual(['outbounding.pending', oddNo]);
    await resume(oddNo);
    await pick(w, oddNo, B);
    await pack(w, oddNo, [B]);
    expect(await ship(w, oddNo)).toMatchObject({ state: 'outOfWarehouse' });
  });

  it('on the floor too, as long as the first is not picked', async () => {
    const oddNo = await onTheFloor(w, 3, [A, B]);
    await pick(w, oddNo, A);
    expect(await replace(oddNo, A, C)).toMatchObject({ rejection: { rejected: 'AlreadyPickedBy', field: 'oneId' } });
    expect(await replace(oddNo, B, C)).toMatchObject({ answer: { state: 'pendingOutbound' } });
    expect(await replace(oddNo, B, C)).toMatchObject({ rejection: { rejected: 'AlreadyReplaced', field: 'oneId' } });
  });

  it('one that was not found is let go already, and its short pick can no longer be undone', async () => {
    const oddNo = await onTheFloor(w, 6, [A]);
    await short(oddNo, A);
    expect(await replace(oddNo, A, B)).toMatchObject({ answer: { state: 'exception' } });
    expect(w.item(B)).toMatchObject({ state: 'onConsignment.sold', oddNo });
    expect(await w.call(undoShortPickRoute, picker, { oddNo, oneId: A })).toMatchObject({ rejection: { rejected: 'ShortPickFollowed' } });
    expect(await resume(oddNo)).toMatchObject({ state: 'pendingOutbound' });
  });

  it('is refused for another inspection result, one that was in the order, a sold item that is there, and before the floor', async () => {
    const oddNo = await onTheFloor(w, 3, [A]);
    expect(await replace(oddNo, A, D)).toMatchObject({ rejection: { rejected: 'TwinNotEligible', field: 'twin' } });
    await accepted(replace(oddNo, A, B));
    expect(await replace(oddNo, B, A)).toMatchObject({ rejection: { rejected: 'TwinNotEligible', field: 'twin' } });
    expect(await replace(await onTheFloor(w, 6, [A]), A, C)).toMatchObject({ rejection: { rejected: 'ItemStateForbids', field: 'oneId' } });
    expect(await replace(await apply(w, 4, [C]), C, D)).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
    expect(await replace(oddNo, B, C, pickerElsewhere)).toMatchObject({ rejection: { rejected: 'NotFound' } });
  });
});
