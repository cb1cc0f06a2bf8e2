import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, shipWithLabel } from '#tests/unit/orders/bodies.ts';
import { apply, approve, quoted } from '#tests/unit/orders/steps.ts';
import { otherSeller, seller } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { applyShipWithLabelRoute } from '../apply/apply-ship-with-label.ts';
import { recallRequestRoute } from './recall-request.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B, { result: 'missingLid' });
});

const recall = (id: string, type: number, who = seller) => w.call(recallRequestRoute, who, { id, type: String(type) });

describe('Rule: a request is recalled only before it is approved (R4.46)', () => {
  it.each([3, 4, 7] as const)('type %i, under review or quoted; its items return to their former state', async (type) => {
    expect(await recall(await apply(w, type, [A]), type)).toMatchObject({ answer: { state: 'cancelled' } });
    expect(await recall(await quoted(w, type, [A, B]), type)).toMatchObject({ answer: { state: 'cancelled' } });
    expect([w.item(A).state, w.item(B).state]).toEqual(['available', 'issue']);
  });

  it.each([5, 6] as const)('type %i, under review', async (type) => {
    expect(await recall(await apply(w, type, [A]), type)).toMatchObject({ answer: { state: 'cancelled' } });
    expect(w.item(A).state).toBe('available');
  });

  it('refuses an approved one, and a quoted cash-out, which is cancelled instead', async () => {
    const approved = await apply(w, 3, [B]);
    await approve(w, approved);
    expect(await recall(approved, 3)).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
    expect(await recall(await quoted(w, 5, [A]), 5)).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
  });

  it('frees its label', async () => {
    await recall(await apply(w, 3, [A]), 3);
    expect(await w.call(applyShipWithLabelRoute, seller, shipWithLabel([B]))).toMatchObject({ kind: 'accepted' });
  });
});

describe('Rule: GET /sys_prod/cancel recalls once, however often it is called (R7.26)', () => {
  it('answers the same and appends nothing the second time', async () => {
    const oddNo = await apply(w, 3, [A]);
    await recall(oddNo, 3);
    expect(await recall(oddNo, 3)).toMatchObject({ kind: 'accepted', answer: { state: 'cancelled' }, events: [] });
  });

  it("does not know another type or another shop's order", async () => {
    const oddNo = await apply(w, 3, [A]);
    expect(await recall(oddNo, 4)).toMatchObject({ rejection: { rejected: 'NotFound' } });
    expect(await recall(oddNo, 3, otherSeller)).toMatchObject({ rejection: { rejected: 'NotFound' } });
  });
});
