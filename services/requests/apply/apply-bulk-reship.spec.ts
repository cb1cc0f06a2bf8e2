import { beforeEach, describe, expect, it } from 'vitest';
import { bulkReshipLimits } from '#contracts/requests/bulk-reships/bulk-reship-limits.ts';
import { bulkReshipStream } from '#services/aggregates/bulk-reship/bulk-reship.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { A, address, B, C, D } from '#tests/unit/orders/bodies.ts';
import { aCard, usualLines } from '#tests/unit/orders/cards.ts';
import { accepted, apply, approve, pack, pick, quote, ship } from '#tests/unit/orders/steps.ts';
import { seller } from '#tests/unit/orders/viewers.ts';
import { oneId, world, type World } from '#tests/unit/orders/world.ts';
import { recallRequestRoute } from '../answer/recall-request.ts';
import { applyBulkReshipRoute } from './apply-bulk-reship.ts';

const elsewhere = { ...address, recipient: 'Bo Larsen', city: 'San Diego', zipCode: '92101' };
const box = (oneIds: readonly string[], to: object = address) => ({ oneIds, address: to });

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  for (const each of [A, B, C, D]) await w.shelved(each);
});

const send = (...boxes: object[]) => w.call(applyBulkReshipRoute, seller, { boxes });

describe('Rule: a bulk reship is an order of type 4 for each box (R2.57)', () => {
  it('each with its items, its address and the number of the whole', async () => {
    const { bulkNo, oddNos } = await accepted(send(box([A, B]), box([C], elsewhere)));
    expect(w.state(bulkReshipStream, bulkNo)).toMatchObject({ bulkNo, shopId: 7, warehouseId: 'LAX', oddNos, items: 3 });
    expect(w.orders()).toMatchObject([
      { oddNo: oddNos[0], requestType: 4, state: 'reviewing', bulkNo, oneIds: [A, B], address, boxes: [{ boxNo: '1', oneIds: [A, B] }] },
      { oddNo: oddNos[1], requestType: 4, state: 'reviewing', bulkNo, oneIds: [C], address: elsewhere, boxes: [{ boxNo: '2', oneIds: [C] }] },
    ]);
    expect(w.item(C)).toMatchObject({ state: 'outbounding.reviewing', oddNo: oddNos[1] });
    expect(w.item(D).state).toBe('available');
  });

  it('that is quoted, recalled and shipped by itself', async () => {
    const { oddNos } = await accepted(send(box([A, B]), box([C], elsewhere), box([D])));
    const [first, second, third] = oddNos as [string, string, string];
    await approve(w, first);
    await pick(w, first, A);
    await pick(w, first, B);
    await pack(w, first, [A, B]);
    await ship(w, first);
    await quote(w, second);
    await accepted(w.call(recallRequestRoute, seller, { id: third, type: 4 }));
    expect(oddNos.map((oddNo: string) => w.order(oddNo).state)).toEqual(['outOfWarehouse', 'toConfirm', 'cancelled']);
    expect(w.item(D).state).toBe('available');
  });
});

describe('Rule: a bulk reship is sent whole or not at all', () => {
  const faulty = (change: object) => box([B], { ...address, ...change });

  it.each([
    ["another user's item", [box([A]), box([oneId(9)])], 'NotFound', 'boxes.1.oneIds.0'],
    ["another warehouse's item", [box([A, oneId(10)]), box([B])], 'ItemsOfSeveralWarehouses', 'boxes.0.oneIds.1'],
    ['an item in an order', [box([A]), box([B, oneId(11)])], 'ItemDoingAnotherTask', 'boxes.1.oneIds.1'],
    ['an item in two boxes', [box([A]), box([B, A])], 'ItemTwice', 'boxes.1.oneIds.1'],
    ['an address without an ID card', [box([A]), faulty({ country: 'CN', zipCode: '200000' })], 'IdCardRequired', 'boxes.1.address.idCardNumber'],
    ['a postcode of nowhere', [box([A]), faulty({ zipCode: 'X' })], 'PostcodeInvalid', 'boxes.1.address.zipCode'],
  ])('refused for %s, on its box', async (_what, boxes, rejected, field) => {
    await w.shelved(oneId(9), { shopId: 8 });
    await w.shelved(oneId(10), { warehouseId: 'JFK' });
    await w.shelved(oneId(11));
    await apply(w, 4, [oneId(11)]);
    expect(await send(...boxes)).toMatchObject({ kind: 'rejected', rejection: { rejected, field } });
    expect(w.orders()).toHaveLength(1);
    expect(w.item(A).state).toBe('available');
  });

  it('and with no more items than are looked through', async () => {
    const many = Array.from({ length: bulkReshipLimits.items + 1 }, (_, index) => oneId(index + 40));
    expect(await send(box(many.slice(0, 100)), box(many.slice(100, 200)), box(many.slice(200)))).toMatchObject({
      rejection: { rejected: 'BulkReshipTooLarge', field: 'boxes', params: { count: bulkReshipLimits.items + 1 } },
    });
  });
});

describe('Rule: each box of a bulk reship costs what an order costs, and all of them are paid for together', () => {
  beforeEach(async () => {
    await w.recharged(7, 1_000);
    await w.given(aCard(usualLines));
  });
  const wallet = () => w.state(walletStream, '7');

  it('set aside box by box', async () => {
    const { oddNos } = await accepted(w.call(applyBulkReshipRoute, seller, { boxes: [box([A, B]), box([C])], feeCents: 800 }));
    expect(wallet()).toMatchObject({ heldCents: 800, holds: Object.fromEntries(oddNos.map((oddNo: string) => [`order-${oddNo}`, 400])) });
    await accepted(w.call(recallRequestRoute, seller, { id: oddNos[1], type: 4 }));
    expect(wallet().heldCents).toBe(400);
  });

  it.each([
    ['more than the wallet has', { boxes: [box([A]), box([B]), box([C])] }, 'InsufficientBalance'],
    ['another sum than was seen', { boxes: [box([A]), box([B])], feeCents: 400 }, 'CardFeeMoved'],
  ])('refused for %s', async (_what, body, rejected) => {
    expect(await w.call(applyBulkReshipRoute, seller, body)).toMatchObject({ rejection: { rejected, field: 'feeCents' } });
    expect(wallet().heldCents).toBe(0);
  });
});
