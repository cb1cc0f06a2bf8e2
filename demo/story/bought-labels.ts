import { accept, noChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { ParcelStatus } from '#contracts/labels/shipping/parcel-statuses.ts';
import { shippingLabelStream } from '#services/aggregates/shipping-label/shipping-label.ts';
import type { Parcel } from '#contracts/labels/shipping/shipping-label-fields.ts';
import { builtInRateCard } from '#services/labels/shipping/rate-card.ts';
import { buyLabelRoute } from '#services/labels/shipping/buy-label.ts';
import { inventedLabels } from '#services/labels/shipping/label-source.ts';
import { loadRateCards } from '#services/aggregates/rate-card/agreed-rate.ts';
import { surcharged } from '#services/labels/shipping/surcharge.ts';
import { refundLabelRoute } from '#services/labels/shipping/refund-label.ts';
import { voidLabelRoute } from '#services/labels/shipping/void-label.ts';
import { zoneBetween } from '#services/labels/shipping/zone.ts';
import { shopPlans, type ShopPlan } from '../cast/shops.ts';
import { warehousePlans } from '../cast/warehouses.ts';
import { hoursAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import { randomFrom, type Random } from '../random.ts';
import type { Demo } from './demo.ts';
import { somebody } from './orders/people.ts';
import { ownerOf } from './orders/review.ts';
import { haveFunds } from './recharges.ts';

/** The first recharge of every shop is in by then; from then on it buys less than it sends. */
const firstDay = 5;
/** One and two pairs in a box. */
const parcels: readonly Parcel[] = [
  { weightGrams: 1_450, lengthCm: 36, widthCm: 26, heightCm: 15 },
  { weightGrams: 1_820, lengthCm: 38, widthCm: 27, heightCm: 16 },
  { weightGrams: 2_900, lengthCm: 40, widthCm: 32, heightCm: 24 },
];
const buyInvented = buyLabelRoute(inventedLabels);

const services = ['uspsGround', 'upsGround', 'fedExGround', 'uspsPriority'] as const;
const reasons = ['The buyer cancelled', 'Wrong address', 'Bought twice'];

/** Sellers buy labels for what leaves the American warehouses, the larger ones more. Each shop has its own chance, so that no other story moves. */
export const boughtLabels = (demo: Demo): void => shopPlans.forEach((shop) => labelsOf(demo, shop));

export const labelsOf = (demo: Demo, shop: ShopPlan): void => {
  const { line, calendars } = demo;
  const random = randomFrom(`labels of ${shop.shopId}`);
  const everyDays = Math.min(12, Math.max(2, Math.round(30 / shop.weight)));
  const warehouse = warehousePlans[random.weighted([0, 1], shop.warehouses)]!;
  const calendar = calendars[warehouse.warehouseId]!;
  for (let day = random.between(firstDay, firstDay + everyDays); day <= calendar.lastDay; day += random.between(everyDays, everyDays + 2))
    line.begin(calendar.atWork(calendar.at(day, 9 + random.next() * 8)), label(demo, shop, { warehouse, random }));
};

/** By way of what its carrier scans, from the day after on. */
async function* carried({ stage }: Demo, labelNo: string, random: Random): Story {
  const scanned = (status: ParcelStatus, text: string) =>
    stage.run('carriers', async (load) => {
      const data = { labelNo, status, text, at: stage.clock.now().toISOString() };
      const bought = (await load.one(shippingLabelStream, labelNo))!;
      return { decision: accept(change(bought, { type: 'LabelTracked', data })), answer: null };
    });
  yield hoursAfter(stage.clock.now(), 6 + random.next() * 20);
  await scanned('inTransit', 'Picked up, and on its way');
  yield hoursAfter(stage.clock.now(), 24 + random.next() * 50);
  await scanned('outForDelivery', 'Out for delivery');
  yield hoursAfter(stage.clock.now(), 3 + random.next() * 6);
  await (random.chance(0.04) ? scanned('failed', 'Delivery attempted, nobody was there') : scanned('delivered', 'Delivered, front door'));
}

async function* label(
  demo: Demo,
  { shopId }: ShopPlan,
  { warehouse, random }: { warehouse: (typeof warehousePlans)[number]; random: Random },
): Story {
  const { stage, calendars, crew } = demo;
  const owner = ownerOf(demo, shopId);
  const { warehouseId } = warehouse;
  const [service, parcel, to] = [random.pick(services), random.pick(parcels), somebody(random, warehouseId)];
  const declaredValueCents = random.chance(0.3) ? random.between(11, 40) * 1_000 : 10_000;
  const signature = random.weighted(['none', 'indirect', 'direct'] as const, [8, 1, 1]);
  const zone = zoneBetween(warehouse.address.zipCode, to.zipCode);
  const offer = builtInRateCard.price(service, { parcel, zone, declaredValueCents, signature })!;
  const cards = await stage.run('rates', async (load) => ({ decision: noChange, answer: await loadRateCards(load, { shopId }, 'label') }));
  const { feeCents } = surcharged(offer, { shopId, cards, now: stage.clock.now() });
  await haveFunds(demo, shopId, feeCents);
  const { labelNo } = await stage.act(owner, buyInvented, { warehouseId, to, parcel, declaredValueCents, signature, service, feeCents });
  if (!random.chance(0.14)) return yield* carried(demo, labelNo, random);

  yield hoursAfter(stage.clock.now(), 1 + random.next() * 20);
  await stage.act(owner, voidLabelRoute, { labelNo, reason: random.pick(reasons) });

  yield calendars['EWR-1']!.atWork(hoursAfter(stage.clock.now(), 24 * random.between(8, 16)));
  await stage.act(crew.all('finance')[0]!, refundLabelRoute, { labelNo });
}
