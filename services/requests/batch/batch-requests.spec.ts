import { beforeEach, describe, expect, it } from 'vitest';
import { itemStream } from '#services/aggregates/item/item.ts';
import { A, B } from '#tests/unit/orders/bodies.ts';
import { apply } from '#tests/unit/orders/steps.ts';
import { reviewer, seller, selfOperated } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { approveRequestsRoute, recallRequestsRoute, rejectRequestsRoute } from './batch-requests.ts';
import { fact } from '#tests/support/facts.ts';

let w: World;
let first: string;
let second: string;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B);
  first = await apply(w, 3, [A]);
  second = await apply(w, 4, [B]);
});

describe('Rule: many requests are decided on in one go, with a result for each', () => {
  it('approves all of them', async () => {
    const outcome = await w.call(approveRequestsRoute, reviewer, { oddNos: [first, second] });
    expect(outcome).toMatchObject({
      answer: {
        results: [
          { oddNo: first, state: 'pendingOutbound', refusal: null },
          { oddNo: second, state: 'pendingOutbound', refusal: null },
        ],
      },
      events: [{ type: 'OrderApproved' }, { type: 'RequestApproved' }, { type: 'OrderApproved' }, { type: 'RequestApproved' }],
    });
  });

  it('rejects all of them for one reason, and frees their items', async () => {
    await w.call(rejectRequestsRoute, reviewer, { oddNos: [first, second], reason: 'Address unknown' });
    expect([w.item(A).state, w.item(B).state]).toEqual(['available', 'available']);
  });

  it('recalls all of them for their seller', async () => {
    await w.call(recallRequestsRoute, seller, { oddNos: [first, second] });
    expect([w.item(A).state, w.item(B).state]).toEqual(['available', 'available']);
  });
});

describe('Rule: a refusal stops its own request only', () => {
  it('carries the others out', async () => {
    await w.given(fact(itemStream, A, { type: 'RequestRecalled', data: { oddNo: first, requestType: 3 } }));
    const outcome = await w.call(approveRequestsRoute, reviewer, { oddNos: [first, second, 'OC0'] });
    expect(outcome).toMatchObject({
      answer: {
        results: [
          { oddNo: first, state: null, refusal: { error: 'ReservationLost' } },
          { oddNo: second, state: 'pendingOutbound', refusal: null },
          { oddNo: 'OC0', state: null, refusal: { error: 'NotFound' } },
        ],
      },
    });
    expect(w.item(B).state).toBe('outbounding.pending');
  });

  it('holds for who applied, and for what another shop applied for', async () => {
    const mine = await w.call(approveRequestsRoute, { ...reviewer, accountId: 'seller' }, { oddNos: [first] });
    expect(mine).toMatchObject({ answer: { results: [{ refusal: { error: 'ReviewerIsApplicant' } }] } });
    const theirs = await w.call(recallRequestsRoute, selfOperated, { oddNos: [first] });
    expect(theirs).toMatchObject({ answer: { results: [{ refusal: { error: 'NotFound' } }] } });
    expect(w.item(A).state).toBe('outbounding.reviewing');
  });
});
