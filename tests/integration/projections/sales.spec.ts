import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import type { SaleEvent } from '#contracts/sales/sale-events.ts';
import { getSale, listSales, listSaleSubstitutes } from '#contracts/sales/sale-queries.ts';
import { listExpectedMoney } from '#contracts/wallet/reads/held-and-expected.ts';
import { saleStream } from '#services/aggregates/sale/sale.ts';
import { fact } from '#tests/support/facts.ts';
import { dunk, id, item, reference, samba, stored } from './facts.ts';
import { actorOf, admin, otherSeller, seller } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;

interface Plan {
  number: number;
  channel?: 'stockMarket' | 'auction';
  shopId?: number;
  what?: typeof samba;
}

const saleIdOf = (number: number): string => `stockMarket-${number}`;

const recorded = ({ number, channel = 'stockMarket', shopId = 7, what = dunk }: Plan): SaleEvent => ({
  type: 'SaleRecorded',
  data: {
    saleId: saleIdOf(number),
    channel,
    saleNo: `S-${number}`,
    shopId,
    warehouseId: 'EWR',
    oneId: id(number),
    sku: what.sku,
    brand: what.brand,
    name: what.name,
    size: what.size,
    image: '',
    priceCents: 20_000 + number,
    currency: 'USD',
    soldAt: `2026-11-1${number}T15:00:00.000Z`,
    shipBy: `2026-11-2${number}T15:00:00.000Z`,
    oddNo: `OC${number}`,
  },
});

const sale = async (plan: Plan, ...events: SaleEvent[]): Promise<void> => {
  const { number, shopId = 7, what } = plan;
  await world.happen(actorOf(seller), item(id(number), ...stored({ shopId, warehouseId: 'EWR', ...(what && { what }) })));
  world.later(60);
  await world.happen(actorOf(admin), fact(saleStream, saleIdOf(number), recorded(plan), ...events));
};

const shipped: SaleEvent = { type: 'SaleShipped', data: { logNo: 'T-1', carrier: 'UPS' } };

/** Of shop 7 one was paid out otherwise than expected, one was sold twice, one waits; one is of shop 8. */
beforeAll(async () => {
  world = await readWorld('2026-11-10T15:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  const paid = { grossCents: 20_001, platformFeeCents: 2_000, consignmentFeeCents: 0, payoutCents: 18_001 };
  await sale(
    { number: 1 },
    shipped,
    { type: 'SalePaidOut', data: paid },
    { type: 'PayoutCompared', data: { expectedCents: 20_001, actualCents: 18_001 } },
  );
  await sale({ number: 2, channel: 'auction', what: samba }, { type: 'SaleOversold', data: { heldBy: saleIdOf(1) } });
  await sale({ number: 3 });
  await sale({ number: 4, shopId: 8 }, { type: 'SaleCancelled', data: { cause: 'expired', reason: 'not shipped' } });
  await world.happen(actorOf(seller), item(id(5), ...stored({ warehouseId: 'EWR', what: samba })), item(id(6), ...stored({ warehouseId: 'EWR' })));
  world.setClock('2026-11-24T12:00:00.000Z');
});
afterAll(() => world.close());

const list = (query: QueryInputOf<typeof listSales> = {}, viewer: Viewer = admin) => world.ask(listSales, viewer, query);
const idsOf = async (query: QueryInputOf<typeof listSales>, viewer?: Viewer) => (await list(query, viewer)).data.map(({ saleId }) => saleId);
const ids = (...numbers: number[]) => numbers.map(saleIdOf);

describe('Rule: an administrator lists the sales of all, by state, platform, seller and day (R2.105)', () => {
  it('newest first, with state, trade and money', async () => {
    const { data, counts } = await list();
    expect(data.map(({ saleId, status, trade, money }) => [saleId, status, trade, money.payout, money.isPosted])).toEqual([
      [saleIdOf(4), 'cancelled', 'expired', 20_004, false],
      [saleIdOf(3), 'pending', 'inTransaction', 20_003, false],
      [saleIdOf(2), 'withIssue', 'inTransaction', 20_002, false],
      [saleIdOf(1), 'salesCompleted', 'completed', 18_001, true],
    ]);
    expect(counts).toMatchObject({ all: 4, open: 2, pending: 1, withIssue: 1, salesCompleted: 1, cancelled: 1 });
  });

  it('narrowed', async () => {
    expect(await idsOf({ view: 'open' })).toEqual(ids(3, 2));
    expect(await idsOf({ channels: 'auction' as never })).toEqual(ids(2));
    expect(await idsOf({ shopId: 8 })).toEqual(ids(4));
    expect(await idsOf({ differs: true })).toEqual(ids(1));
    expect(await idsOf({ text: 'samba' })).toEqual(ids(2));
    expect(await idsOf({ text: 's-3' })).toEqual(ids(3));
    expect(await idsOf({ text: id(1).toLowerCase() })).toEqual(ids(1));
    expect(await idsOf({ beginTime: '2026-11-12', endTime: '2026-11-13' })).toEqual(ids(3, 2));
    expect(await idsOf({ sort: 'price', order: 'asc' })).toEqual(ids(1, 2, 3, 4));
  });

  it('and sees which is late to leave', async () => {
    expect((await list()).data.filter(({ late }) => late).map(({ saleId }) => saleId)).toEqual(ids(3, 2));
  });
});

describe('Rule: a seller sees the sales of the own shop, and not the number of the platform (R2.69, R6.44)', () => {
  it('in the list and in the detail', async () => {
    expect(await idsOf({}, seller)).toEqual(ids(3, 2, 1));
    expect(await idsOf({}, otherSeller)).toEqual(ids(4));
    const detail = await world.ask(getSale, seller, { saleId: saleIdOf(2) });
    expect(detail).not.toHaveProperty('saleNo');
    expect(detail).not.toHaveProperty('heldBy');
    expect(detail).toMatchObject({ oversold: true, status: 'withIssue' });
    expect(JSON.stringify(detail)).not.toContain('S-2');
    expect(detail.history.map(({ name, said }) => [name, said])).toEqual([
      ['SaleOversold', ''],
      ['SaleRecorded', ''],
    ]);
    expect(await idsOf({ text: 's-3' }, seller)).toEqual([]);
    expect(await world.refusal(getSale, otherSeller, { saleId: saleIdOf(2) })).toBe('NotFound');
  });
});

describe('Rule: another item of the same seller, SKU, size and result may take the place of one that was sold twice', () => {
  it('and no other is offered', async () => {
    const { records } = await world.ask(listSaleSubstitutes, admin, { saleId: saleIdOf(2) });
    expect(records.map(({ oneId }) => oneId)).toEqual([id(5)]);
  });
});

describe("Rule: what was sold and is not paid out is expected in its seller's wallet", () => {
  it('and what was sold twice is not', async () => {
    const { expected } = await world.ask(listExpectedMoney, seller, {});
    expect(expected.map(({ kind, reference, cents }) => [kind, reference.id, cents])).toEqual([['consignmentSale', 'OC3', 20_003]]);
  });
});
