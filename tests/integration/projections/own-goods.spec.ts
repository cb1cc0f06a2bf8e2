import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOwnGoods, listOwnGoodsPostings } from '#contracts/finance/self-operated.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { cashOutCollection } from '#services/aggregates/wallet/postings/goods-postings.ts';
import { journalStream } from '#services/aggregates/wallet/postings/journal.ts';
import { earnSale, putBackIntoStock, takeOutOfStock } from '#services/aggregates/wallet/own-goods.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { NewStream } from '#kernel/commands/loaded.ts';
import { fact, type Fact } from '#tests/support/facts.ts';
import { approved, forecast, id, item, received, reference, requested, shipped, shelved } from './facts.ts';
import { actorOf, admin } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const [inStock, sold, gone, named] = [id(1), id(2), id(3), id(4)];
const entry = (entryId: string) => new NewStream(journalStream, entryId);
const facts = (changes: readonly { id: string; events: readonly unknown[] }[]): Fact[] =>
  changes.map((made) => fact(journalStream, made.id, ...(made.events as never[])));
const on = (day: string) => new Date(`${day}T12:00:00Z`);

const owned = (oneId: string) =>
  item(oneId, forecast(), received(), shelved(), {
    type: 'ItemOwnerChanged',
    data: { fromShopId: 7, shopId: 1, reason: 'cashOut', oddNo: 'OC1', costCents: 100 },
  });

beforeAll(async () => {
  world = await readWorld('2026-11-20T15:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  const items = [inStock, sold, gone].map((oneId, index) => ({ oneId, cents: 10_000 + index }));
  await world.happen(
    actorOf(admin),
    ...[inStock, sold, gone].map(owned),
    item(named, forecast({ shopId: 1 }), received({ shopId: 1 })),
    fact(walletStream, 7, cashOutCollection({ shopId: 7, id: 'OC1', basis: { kind: 'sale', oddNo: 'OC1', items }, now: on('2026-10-05') })),
    ...facts(
      earnSale(
        { sold: entry('sale-ON1'), kept: entry('sale-fee-ON1') },
        {
          oddNo: 'ON1',
          sale: { oneId: sold, platform: 'StockMarket', platOrderNo: 'M-1', soldPrice: 21_000 },
          fee: {
            rate: { cardId: 'c', version: 1, line: { charge: { kind: 'percent', basisPoints: 1_000 } } } as never,
            quantity: 21_000,
            unit: 'cent',
            cents: 2_100,
          },
          now: on('2026-11-12'),
        },
      ),
    ),
    ...facts(takeOutOfStock([{ oneId: sold, bought: { oddNo: 'OC1', cents: 10_001 }, leaving: entry('goods-sold') }], on('2026-11-12'))),
  );
  await world.sumUp();
});
afterAll(() => world.close());

const list = (query: QueryInputOf<typeof listOwnGoods> = {}) => world.ask(listOwnGoods, admin, query);

describe('Rule: own goods are told item by item: what each cost and brought (R2.129)', () => {
  it('what was sold, with what the platform kept', async () => {
    const { data } = await list({ view: 'left' });
    expect(data).toMatchObject([{ oneId: sold, costCents: 10_001, saleCents: 21_000, feeCents: 2_100, profitCents: 8_899, dayOut: '2026-11-12' }]);
  });

  it('of a period: what was in stock at its end, and what left within', async () => {
    const october = await list({ beginTime: '2026-10-01', endTime: '2026-10-31' });
    expect(october.counts).toEqual({ all: 3, stock: 3, left: 0 });
    expect(october.balance).toMatchObject({ stockCents: 30_003, bookCents: 30_003 });
    const november = await list({ beginTime: '2026-11-01', endTime: '2026-11-30' });
    expect(november.counts).toEqual({ all: 4, stock: 3, left: 1 });
    expect(november.totals).toMatchObject({ saleCents: 21_000, feeCents: 2_100, profitCents: 8_899 });
  });

  it('what was never bought costs what somebody named, and stands in no books', async () => {
    const { data } = await list({ text: named.toLowerCase() });
    expect(data).toMatchObject([{ oneId: named, costCents: 9_600, isBought: false, saleCents: null, profitCents: null }]);
    expect((await list()).balance.stockCents).toBe(20_002);
  });

  it('posting by posting', async () => {
    const { postings } = await world.ask(listOwnGoodsPostings, admin, { oneId: sold });
    expect(postings.map(({ part, cents }) => [part, cents])).toEqual([
      ['cost', 10_001],
      ['fee', 2_100],
      ['left', 10_001],
      ['sale', 21_000],
    ]);
  });
});

describe('Rule: own goods that came back are stock under their new ONE ID, and cost nothing under the old one (R2.129)', () => {
  it('as the books have them', async () => {
    const again = id(5);
    const goods = {
      former: { oneId: sold, bought: { oddNo: 'OC1', cents: 10_001 } },
      oneId: again,
      leaving: [],
      returning: entry(`returned-${again}`),
    };
    await world.happen(
      actorOf(admin),
      item(again, { ...received({ shopId: 1 }, 'returned'), data: { ...received({ shopId: 1 }, 'returned').data, relatedOneId: sold } } as ItemEvent),
      ...facts(putBackIntoStock(goods, on('2026-11-15'))),
    );
    await world.sumUp();
    const { data, balance } = await list();
    const rows = new Map(data.map((row) => [row.oneId, row]));
    expect(rows.get(sold)).toMatchObject({ costCents: 0, saleCents: 21_000, profitCents: 18_900, dayOut: '2026-11-12' });
    expect(rows.get(again)).toMatchObject({ costCents: 10_001, isBought: true, dayIn: '2026-11-15', dayOut: null, saleCents: null });
    expect(balance).toEqual({ day: '2026-11-20', stockCents: 30_003, bookCents: 30_003, goneItems: 0, goneCents: 0 });
    const parts = async (oneId: string) => (await world.ask(listOwnGoodsPostings, admin, { oneId })).postings.map(({ part, cents }) => [part, cents]);
    expect([await parts(sold), await parts(again)]).toEqual([expect.arrayContaining([['returned', 10_001]]), [['cost', 10_001]]]);
  });
});

describe('Rule: stock at cost is what the books have in own goods, and where it is not, the page says so', () => {
  it('equal while each item that left was taken out', async () => {
    expect((await list()).balance).toEqual({ day: '2026-11-20', stockCents: 30_003, bookCents: 30_003, goneItems: 0, goneCents: 0 });
  });

  it('different once one left without', async () => {
    await world.happen(
      actorOf(admin),
      item(
        gone,
        requested('ON9', requestTypeOf.shipWithLabel),
        approved('ON9', requestTypeOf.shipWithLabel),
        shipped('ON9', requestTypeOf.shipWithLabel),
      ),
    );
    expect((await list()).balance).toEqual({ day: '2026-11-20', stockCents: 20_001, bookCents: 30_003, goneItems: 1, goneCents: 10_002 });
  });
});
