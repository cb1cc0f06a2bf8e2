import { beforeEach, describe, expect, it } from 'vitest';
import type { Entry } from '#contracts/ledger/accounts.ts';
import { completeOrderRoute } from '#services/outbound/complete-order.ts';
import { saveItemRoute } from '#services/item/save-item.ts';
import { takeOverConsignmentRoute } from '#services/requests/consignment/take-over-consignment.ts';
import { anAdministrator } from '#services/aggregates/item/viewer-examples.ts';
import { A, B, C } from './bodies.ts';
import { accepted, apply, approve, confirm, pack, pick, quoted, sell, ship } from './steps.ts';
import { reviewer, selfOperated } from './viewers.ts';
import { world, type World } from './world.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  for (const oneId of [A, B]) await w.shelved(oneId);
});

/** What an account came to, debits less credits. */
const balance = (account: Entry['account']): number =>
  w
    .events()
    .flatMap(({ data }) => (data as { entries?: Entry[] }).entries ?? [])
    .filter((entry) => entry.account === account)
    .reduce((sum, { side, cents }) => sum + (side === 'D' ? cents : -cents), 0);
const books = () => ({ stock: balance('assets:goods'), cost: balance('expenses:goods-sold'), sales: 0 - balance('income:sales') });

const bought = async (...oneIds: string[]) => confirm(w, await quoted(w, 5, oneIds));
const sent = async (oddNo: string, oneId: string) => {
  await pick(w, oddNo, oneId);
  await pack(w, oddNo, [oneId]);
  await ship(w, oddNo);
};

describe('Rule: own goods stand in the books at what was paid for them, until they leave', () => {
  it('sold: earned, and stock no longer, once the order is completed', async () => {
    await bought(A, B);
    expect(books()).toEqual({ stock: 20_001, cost: 0, sales: 0 });
    const oddNo = await apply(w, 6, [A], selfOperated);
    await approve(w, oddNo);
    await sell(w, oddNo);
    await sent(oddNo, A);
    expect(books()).toEqual({ stock: 20_001, cost: 0, sales: 0 });
    await accepted(w.call(completeOrderRoute, reviewer, { oddNo }));
    expect(books()).toEqual({ stock: 10_001, cost: 10_000, sales: 21_000 });
    expect(balance('assets:clearing')).toBe(21_000);
  });

  it('sent away without a sale that is known', async () => {
    await bought(A, B);
    const oddNo = await apply(w, 3, [B], selfOperated);
    await approve(w, oddNo);
    await sent(oddNo, B);
    expect(books()).toEqual({ stock: 10_000, cost: 10_001, sales: 0 });
  });

  it('given to another shop, by an order or by hand', async () => {
    await bought(A, B);
    await approve(w, await apply(w, 7, [A], selfOperated));
    const byHand = anAdministrator(undefined, [{ permissionId: '300', actions: ['edit'] }]);
    await accepted(w.call(saveItemRoute, byHand, { id: B, shopId: 8 }));
    expect([w.item(A).shopId, w.item(B).shopId]).toEqual([8, 8]);
    expect(books()).toEqual({ stock: 0, cost: 20_001, sales: 0 });
  });

  it('what was taken over at the price that was named', async () => {
    const oddNo = await apply(w, 6, [A]);
    await approve(w, oddNo);
    await accepted(w.call(takeOverConsignmentRoute, reviewer, { oddNo, priceCents: 15_000 }));
    const out = await apply(w, 14, [A]);
    await sent(out, A);
    expect(books()).toEqual({ stock: 0, cost: 15_000, sales: 0 });
  });

  it('what was never bought through the portal moves nothing', async () => {
    await w.shelved(C, { shopId: 1 });
    const out = await apply(w, 14, [C]);
    await sent(out, C);
    expect(books()).toEqual({ stock: 0, cost: 0, sales: 0 });
  });
});
