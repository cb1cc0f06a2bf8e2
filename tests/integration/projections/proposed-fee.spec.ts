import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getApplicationFee } from '#contracts/fees/application-fee.ts';
import { getBulkReshipFee } from '#contracts/fees/bulk-reship-fee.ts';
import type { FeeLine } from '#contracts/fees/fee-line.ts';
import { getProposedFee } from '#contracts/fees/proposed-fee.ts';
import { cardIdOf, type RateScope } from '#contracts/fees/rate-scopes.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { rateCardStream } from '#services/aggregates/rate-card/rate-card.ts';
import { fact } from '#tests/support/facts.ts';
import { applied, id, order } from './facts.ts';
import { actorOf, admin, seller } from './people.ts';
import { consigned, gone, moving, ordersWorld, quoted, waiting } from './orders-world.ts';
import type { ReadWorld } from './read-world.ts';

const shipping = (cents: number): FeeLine => ({ subject: { service: 'shipping' }, charge: { kind: 'perItem', cents, free: 0 } });
const switchUser: FeeLine = { subject: { service: 'switchUser' }, charge: { kind: 'perOrder', cents: 150 } };
const byWeight: FeeLine = { subject: { service: 'transshipment' }, charge: { kind: 'perWeightStep', cents: 90, stepGrams: 500, free: 0 } };

let world: ReadWorld;
const publish = (scope: RateScope, effectiveFrom: string, ...lines: FeeLine[]) => {
  const data = { cardId: cardIdOf(scope), version: 1, scope, effectiveFrom, lines, description: 'As agreed' };
  return world.happen(actorOf(admin), fact(rateCardStream, data.cardId, { type: 'RateCardPublished', data }));
};
const proposed = async (oddNo: string) => {
  const { standing, fee } = await world.ask(getProposedFee, admin, { oddNo });
  return [standing, fee?.cents ?? null, ...(fee?.isLeast ? ['least'] : [])];
};

beforeAll(async () => {
  world = await ordersWorld();
  await publish({ kind: 'platform' }, '2026-11-01', shipping(250), byWeight, switchUser);
});
afterAll(() => world.close());

describe('Rule: a reviewer is proposed what the rate cards ask (R2.133, R2.134)', () => {
  it('by items or by order', async () => {
    expect(await proposed(waiting)).toEqual(['notHeld', 500]);
    expect(await proposed(gone)).toEqual(['notHeld', 250]);
    expect(await proposed(moving)).toEqual(['notHeld', 150]);
  });

  it('nothing where no card sets a rate, and for what no fee is for', async () => {
    expect(await proposed(consigned)).toEqual(['none', null]);
    expect(await world.refusal(getProposedFee, admin, { oddNo: 'OC00000000000' })).toBe('NotFound');
    expect(await proposed(quoted)).toEqual(['none', null]);
  });

  it('the least that a card by weight asks', async () => {
    const reshipped = 'OC26112000395';
    await world.happen(actorOf(seller), order(reshipped, applied({ oddNo: reshipped, requestType: 4, oneIds: [id(2)] })));
    expect(await proposed(reshipped)).toEqual(['notHeld', 90, 'least']);
    expect(await world.ask(getApplicationFee, seller, { type: 4, wareId: 'EWR', items: 3 })).toMatchObject({ fee: { cents: 90, isLeast: true } });
    expect(await world.ask(getApplicationFee, seller, { type: 3, wareId: 'EWR', items: 3 })).toMatchObject({ fee: { cents: 750, isLeast: false } });
    expect(await world.ask(getBulkReshipFee, seller, { wareId: 'EWR', boxes: '2,1' })).toMatchObject({
      boxes: [{ cents: 90 }, { cents: 90 }],
      cents: 180,
    });
  });

  it('what it asks for the weight, once the boxes are weighed (R2.107)', async () => {
    const weighed = 'OC26112000397';
    await world.happen(actorOf(seller), order(weighed, applied({ oddNo: weighed, requestType: 4, oneIds: [id(2)] })));
    const ask = (oddNo: string) => world.ask(getProposedFee, admin, { oddNo, weightGrams: 1_400 });
    expect(await ask(weighed)).toMatchObject({ fee: { cents: 270, isLeast: false } });
    expect(await ask(waiting)).toMatchObject({ fee: { cents: 500 } });
  });

  it('what was set aside at the application, whatever the cards ask by now', async () => {
    const held = 'OC26112000396';
    const cardFee = { cardId: 'platform', version: 1, line: shipping(175), quantity: 2 };
    await world.happen(actorOf(seller), order(held, applied({ oddNo: held, requestType: 3, oneIds: [id(2), id(3)], cardFee })));
    expect(await proposed(held)).toEqual(['held', 350]);
    await world.happen(actorOf(admin), order(held, { type: 'OrderApproved', data: { paidCents: 350 } }));
    expect(await world.ask(getOrder, admin, { oddNo: held })).toMatchObject({ fee: 350, heldFee: null });
  });

  it('by the merchant’s own card, from the day that it is in force', async () => {
    await publish({ kind: 'merchant', shopId: 7 }, '2026-11-20', shipping(200));
    await publish({ kind: 'merchantInWarehouse', shopId: 7, warehouseId: 'EWR' }, '2027-01-01', shipping(100));
    expect(await proposed(waiting)).toEqual(['notHeld', 400]);
  });
});
