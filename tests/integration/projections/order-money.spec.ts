import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Charge } from '#contracts/fees/fee-line.ts';
import type { FeeSubject } from '#contracts/fees/fee-subjects.ts';
import type { RateCard } from '#contracts/fees/rate-cards.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import { settlementOf } from '#services/aggregates/order/order-settlement.ts';
import type { Order } from '#services/aggregates/order/order.ts';
import { rateCardStream } from '#services/aggregates/rate-card/rate-card.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { fact } from '#tests/support/facts.ts';
import { order } from './facts.ts';
import { consigned, ordersWorld, waiting } from './orders-world.ts';
import { actorOf, admin, finance, otherSeller, seller, staff } from './people.ts';
import type { ReadWorld } from './read-world.ts';

const percent = (subject: FeeSubject, basisPoints: number): { subject: FeeSubject; charge: Charge } => ({
  subject,
  charge: { kind: 'percent', basisPoints },
});
const lines = [percent({ service: 'platform', platform: 'Shelfline Market' }, 1_000), percent({ service: 'consignment' }, 300)];
const card: RateCard = { scope: { kind: 'platform' }, versions: [{ version: 1, effectiveFrom: '2026-11-01', lines }] };
const withFinance: Viewer = { ...admin, permissions: [...admin.permissions, ...finance.permissions] };

/** Sold for $128.00: the platform keeps a tenth of it, the operator 3%. */
const sums = { sold: 12_800, platformFee: 1_280, consignmentFee: 384, payout: 11_136 };
const sale = { oddNo: consigned, shopId: 7, sale: { oneId: 'X', platform: 'Shelfline Market', platOrderNo: 'PLAT-9', soldPrice: 12_800 } } as Order;

let world: ReadWorld;
beforeAll(async () => {
  world = await ordersWorld();
  const data = { cardId: 'platform', version: 1, scope: card.scope, effectiveFrom: '2026-11-01', lines, description: 'As agreed' };
  await world.happen(actorOf(admin), fact(rateCardStream, 'platform', { type: 'RateCardPublished', data }));
});
afterAll(() => world.close());

const detail = (viewer: Viewer, oddNo = consigned) => world.ask(getOrder, viewer, { oddNo });
const listed = async (viewer: Viewer) => (await world.ask(listOrders, viewer, { type: '6' })).data.find(({ oddNo }) => oddNo === consigned);

describe('Rule: what a sale brings its seller is shown to the cent, to who sees the wallet', () => {
  it('before it is paid as the rate cards of today have it', async () => {
    for (const viewer of [withFinance, seller]) {
      expect(await detail(viewer)).toMatchObject({ settlement: { ...sums, isPosted: false }, postings: [] });
      expect((await listed(viewer))?.settlement).toEqual({ ...sums, isPosted: false });
    }
  });

  it('afterwards as it was posted, whatever the cards say since', async () => {
    const now = new Date('2026-11-20T15:00:00.000Z');
    await world.happen(
      actorOf(admin),
      order(consigned, { type: 'OrderCompleted', data: {} }),
      fact(walletStream, 7, ...settlementOf(sale, [card], now)),
    );
    await world.happen(
      actorOf(admin),
      fact(rateCardStream, 'platform', { type: 'RateCardWithdrawn', data: { cardId: 'platform', version: 1, reason: 'Mistyped' } }),
    );
    for (const viewer of [withFinance, seller]) {
      const { settlement, postings } = await detail(viewer);
      expect(settlement).toEqual({ ...sums, isPosted: true });
      expect(postings!.map(({ type, amountCents }) => [type, amountCents])).toEqual([
        ['consignmentCollection', 12_800],
        ['platformFee', -1_280],
        ['consignmentFee', -384],
      ]);
    }
  });

  it('and to nobody else', async () => {
    for (const viewer of [admin, staff]) {
      const shown = await detail(viewer);
      expect(shown).not.toHaveProperty('settlement');
      expect(shown).not.toHaveProperty('postings');
      expect(await listed(viewer)).not.toHaveProperty('settlement');
    }
    expect(await world.refusal(getOrder, otherSeller, { oddNo: consigned })).toBe('NotFound');
  });

  it('nor what has moved nothing', async () => {
    expect((await detail(seller, waiting)).postings).toEqual([]);
    expect(await detail(seller, waiting)).not.toHaveProperty('settlement');
  });
});
