import { beforeEach, describe, expect, it } from 'vitest';
import { itemStream } from '#services/aggregates/item/item.ts';
import { A, B } from '#tests/unit/orders/bodies.ts';
import { apply } from '#tests/unit/orders/steps.ts';
import { reviewer, selfOperated, seller } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { editRequestRoute } from '../answer/edit-request.ts';
import { recallRequestRoute } from '../answer/recall-request.ts';
import { approveRequestsRoute } from '../batch/batch-requests.ts';
import { approveRequestRoute } from './approve-request.ts';
import { quoteRequestRoute } from './quote-request.ts';
import { rejectRequestRoute } from './reject-request.ts';
import { fact } from '#tests/support/facts.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B);
});

const approve = (oddNo: string, who = reviewer, version?: number) => w.call(approveRequestRoute, who, { oddNo, version });

describe('Rule: an approval does what its type asks for', () => {
  it.each([3, 4] as const)('type %i goes to the floor', async (type) => {
    const oddNo = await apply(w, type, [A, B]);
    expect(await approve(oddNo)).toMatchObject({ answer: { state: 'pendingOutbound', stage: 'pending' } });
    expect(w.item(B).state).toBe('outbounding.pending');
  });

  it('a consignment is listed at its price', async () => {
    const oddNo = await apply(w, 6, [A]);
    expect(await approve(oddNo)).toMatchObject({
      answer: { state: 'consigning' },
      events: [
        { type: 'OrderApproved' },
        { type: 'RequestApproved' },
        { type: 'ConsignmentListed', data: { platform: 'StockMarket', price: 18_000 } },
      ],
    });
    expect(w.item(A).state).toBe('onConsignment.listed');
  });

  it('a transfer changes the owner at once, and tells both shops', async () => {
    const oddNo = await apply(w, 7, [A, B]);
    const outcome = await approve(oddNo);
    expect(outcome).toMatchObject({ answer: { state: 'completed' } });
    expect(w.item(B)).toMatchObject({ state: 'available', shopId: 8, oddNo: undefined });
    expect(outcome.kind === 'accepted' && outcome.events.at(-1)?.metadata.tags.shopIds).toEqual([8, 7]);
  });

  it('a cash-out needs a quotation first', async () => {
    expect(await approve(await apply(w, 5, [A]))).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
  });
});

describe('Rule: a reviewer decides on what they saw', () => {
  const edit = (oddNo: string, change: object) => w.call(editRequestRoute, { ...seller, accountId: 'colleague' }, { oddNo, remark: '', ...change });
  const versionOf = (oddNo: string) => w.order(oddNo).version;

  it('and is told from what to what the price changed since', async () => {
    const oddNo = await apply(w, 6, [A]);
    const version = versionOf(oddNo);
    await edit(oddNo, { priceCents: 64_000 });
    const params = { oddNo, from: '$180.00', to: '$640.00' };
    expect(await approve(oddNo, reviewer, version)).toMatchObject({ rejection: { rejected: 'PriceChangedMeanwhile', params } });
    expect(await w.call(rejectRequestRoute, reviewer, { oddNo, version, reason: 'too dear' })).toMatchObject({
      rejection: { rejected: 'PriceChangedMeanwhile' },
    });
    expect(await approve(oddNo, reviewer, versionOf(oddNo))).toMatchObject({ kind: 'accepted' });
  });

  it('or that something else did', async () => {
    const oddNo = await apply(w, 4, [A]);
    const version = versionOf(oddNo);
    await edit(oddNo, { remark: 'by noon' });
    expect(await approve(oddNo, reviewer, version)).toMatchObject({ rejection: { rejected: 'ApplicationChangedMeanwhile' } });
    expect(await w.call(quoteRequestRoute, reviewer, { oddNo, version, feeCents: 500 })).toMatchObject({
      rejection: { rejected: 'ApplicationChangedMeanwhile' },
    });
  });

  it('in a batch one by one', async () => {
    const [changed, same] = [await apply(w, 6, [A]), await apply(w, 4, [B])];
    const versions = [versionOf(changed), versionOf(same)];
    await edit(changed, { priceCents: 64_000 });
    expect(await w.call(approveRequestsRoute, reviewer, { oddNos: [changed, same], versions })).toMatchObject({
      answer: { results: [{ refusal: { error: 'PriceChangedMeanwhile' } }, { state: 'pendingOutbound', refusal: null }] },
    });
  });
});

describe('Rule: the applicant is never the approver', () => {
  it('nor is who edited the request since', async () => {
    const oddNo = await apply(w, 3, [A]);
    expect(await approve(oddNo, { ...reviewer, accountId: 'seller' })).toMatchObject({ rejection: { rejected: 'ReviewerIsApplicant' } });
    await w.call(editRequestRoute, { ...seller, accountId: 'colleague' }, { oddNo, remark: 'by noon' });
    expect(await approve(oddNo, { ...reviewer, accountId: 'colleague' })).toMatchObject({ rejection: { rejected: 'ReviewerIsApplicant' } });
    expect(await approve(oddNo)).toMatchObject({ kind: 'accepted' });
  });
});

describe('Rule: an approval is looked at again when it is carried out', () => {
  it('refuses an order whose item was lost to it', async () => {
    const oddNo = await apply(w, 3, [A, B]);
    await w.given(fact(itemStream, B, { type: 'RequestRecalled', data: { oddNo, requestType: 3 } }));
    expect(await approve(oddNo)).toMatchObject({ rejection: { rejected: 'ReservationLost', params: { oneId: B } } });
  });

  it('refuses an order that is approved or recalled already, or that there is not', async () => {
    const oddNo = await apply(w, 3, [A]);
    await approve(oddNo);
    expect(await approve(oddNo)).toMatchObject({ rejection: { rejected: 'OrderStateForbids', params: { state: 'pendingOutbound' } } });
    const recalled = await apply(w, 4, [B]);
    await w.call(recallRequestRoute, seller, { id: recalled, type: 4 });
    expect(await approve(recalled)).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
    expect(await approve('OC0')).toMatchObject({ rejection: { rejected: 'NotFound' } });
    expect(await approve(oddNo, selfOperated)).toMatchObject({ rejection: { rejected: 'NotFound' } });
  });
});
