import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C, reship } from '#tests/unit/orders/bodies.ts';
import { accepted, apply } from '#tests/unit/orders/steps.ts';
import { reviewer, selfOperated, seller } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import type { Order } from '#services/aggregates/order/order.ts';
import { applyReshipRoute } from '../apply/apply-reship.ts';
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

describe('Rule: a reship is quoted by size and weight of its boxes (R2.107)', () => {
  const measured = (...boxNos: string[]) => boxNos.map((boxNo) => ({ boxNo, lengthCm: 40, widthCm: 30, heightCm: 20, weightGrams: 1_400 }));
  const boxed = async () =>
    (
      await accepted(
        w.call(applyReshipRoute, seller, {
          ...reship([A, B]),
          boxes: [
            { boxNo: '1', oneIds: [A] },
            { boxNo: '2', oneIds: [B] },
          ],
        }),
      )
    ).oddNo as string;
  const quoting = (oddNo: string, boxes: object[]) => w.call(quoteRequestRoute, reviewer, { oddNo, feeCents: 1_001, boxes });

  it('which its seller is told with the fee', async () => {
    const oddNo = await boxed();
    expect(await quoting(oddNo, measured('1', '2'))).toMatchObject({ answer: { state: 'toConfirm' } });
    expect(w.events().find(({ type }) => type === 'OrderQuoted')?.data).toMatchObject({ feeCents: 1_001, boxes: measured('1', '2') });
  });

  it.each([
    ['a box left out', ['1'], 'BoxesToMeasure', '2'],
    ['a box that there is not', ['1', '3'], 'BoxesToMeasure', '3'],
    ['a box twice', ['1', '1'], 'BoxTwice', '1'],
  ])('refuses %s', async (_what, boxNos, rejected, boxNo) => {
    expect(await quoting(await boxed(), measured(...boxNos))).toMatchObject({ rejection: { rejected, params: { boxNo } } });
  });

  it('in as many boxes as the reviewer expects where the seller named none', async () => {
    expect(await quoting(await apply(w, 4, [A, B]), measured('1', '2', '3'))).toMatchObject({ answer: { state: 'toConfirm' } });
  });

  it('and no other type is', async () => {
    expect(await quoting(await apply(w, 3, [A]), measured('1'))).toMatchObject({ rejection: { rejected: 'BoxesNotOfThisType', field: 'boxes' } });
  });
});
