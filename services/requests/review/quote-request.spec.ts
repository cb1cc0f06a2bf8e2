import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C } from '#tests/unit/orders/bodies.ts';
import { apply } from '#tests/unit/orders/steps.ts';
import { reviewer, selfOperated } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import type { Order } from '#services/aggregates/order/order.ts';
import { requireQuoteOfType, quoteRequestRoute } from './quote-request.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  for (const oneId of [A, B, C]) await w.shelved(oneId);
});

const each = (...oneIds: string[]) => oneIds.map((oneId, index) => ({ oneId, priceCents: 10_000 + index }));

describe('Rule: a cash-out is quoted item by item', () => {
  it('and then waits for its seller', async () => {
    const oddNo = await apply(w, 5, [A, B]);
    expect(await w.call(quoteRequestRoute, reviewer, { oddNo, perItem: each(A, B) })).toMatchObject({ answer: { state: 'toConfirm' } });
    expect(w.order(oddNo).perItem).toEqual(each(A, B));
    expect(w.item(A).state).toBe('cashingOut.quoted');
  });

  it.each([
    ['one item left out', each(A), B],
    ['one item twice', each(A, B, A), A],
    ['an item of no concern', each(A, B, C), C],
    ['one fee', undefined, A],
  ])('refuses %s', async (_what, perItem, oneId) => {
    const oddNo = await apply(w, 5, [A, B]);
    expect(await w.call(quoteRequestRoute, reviewer, { oddNo, feeCents: 100, perItem })).toMatchObject({
      rejection: { rejected: 'QuotePerItem', params: { oneId } },
    });
  });
});

describe('Rule: the prices of one order come to what is kept of them', () => {
  it.each([
    [20, undefined],
    [21, 'QuoteTooHigh'],
  ])('%i items of a million dollars', (items, rejected) => {
    const oneIds = Array.from({ length: items }, (_, index) => `ITEM${index}`);
    const order = { kind: 'cashOut', oneIds } as unknown as Order;
    const perItem = oneIds.map((oneId) => ({ oneId, priceCents: 100_000_000 }));
    expect(requireQuoteOfType(order, { body: { oddNo: 'OC1', feeCents: 0, perItem, remark: '' } })?.rejected).toBe(rejected);
  });
});

describe('Rule: every other type is quoted as one fee', () => {
  it.each([3, 4, 7] as const)('type %i', async (type) => {
    const oddNo = await apply(w, type, [A, B]);
    expect(await w.call(quoteRequestRoute, reviewer, { oddNo, perItem: each(A, B) })).toMatchObject({ rejection: { rejected: 'QuoteIsOneFee' } });
    expect(await w.call(quoteRequestRoute, reviewer, { oddNo, feeCents: 1_001 })).toMatchObject({ answer: { state: 'toConfirm' } });
    expect(w.order(oddNo).feeCents).toBe(1_001);
  });

  it('that is more than nothing', async () => {
    const oddNo = await apply(w, 3, [A]);
    expect(await w.call(quoteRequestRoute, reviewer, { oddNo, feeCents: 0 })).toMatchObject({
      rejection: { rejected: 'QuoteOfNothing', field: 'feeCents' },
    });
  });

  it('and a consignment or a direct outbound not at all', async () => {
    for (const oddNo of [await apply(w, 6, [A]), await apply(w, 14, [B])])
      expect(await w.call(quoteRequestRoute, { ...reviewer, accountId: 'second' }, { oddNo, feeCents: 1 })).toMatchObject({
        rejection: { rejected: 'OrderStateForbids' },
      });
  });
});

describe('Rule: the applicant is never the approver', () => {
  it('not by a quotation either', async () => {
    const oddNo = await apply(w, 5, [A]);
    expect(await w.call(quoteRequestRoute, { ...reviewer, accountId: 'seller' }, { oddNo, perItem: each(A) })).toMatchObject({
      rejection: { rejected: 'ReviewerIsApplicant' },
    });
    expect(await w.call(quoteRequestRoute, selfOperated, { oddNo, perItem: each(A) })).toMatchObject({ rejection: { rejected: 'NotFound' } });
  });
});
