import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { boxLabelUrl, viewUrl } from '../art/art.ts';
import { cancelForecastRoute } from '#services/forecast/cancel-forecast.ts';
import { amendForecastRoute } from '#services/forecast/amend-forecast.ts';
import { createForecastRoute } from '#services/forecast/create-forecast.ts';
import { expireDueForecast } from '#services/forecast/expire-forecast.ts';
import { setAvailableRoute } from '#services/item/set-available.ts';
import { arrivePackageRoute } from '#services/receiving/arrive-package.ts';
import { cancelInboundRoute } from '#services/receiving/cancel-inbound.ts';
import { finishCountRoute } from '#services/receiving/finish-count.ts';
import { receiveItemRoute } from '#services/receiving/receive-item.ts';
import { resolveDifferenceRoute } from '#services/receiving/resolve-difference.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Player } from '../engine/player.ts';
import type { Story } from '../engine/timeline.ts';
import type { Demo } from './demo.ts';
import { putAway, type Arrived } from './put-away.ts';
import type { ParcelPlan } from './parcels.ts';

/** A parcel from its forecast until its pieces lie on shelves, or whatever else becomes of it. */
export async function* parcel(demo: Demo, plan: ParcelPlan): Story {
  const { stage, crew, random } = demo;
  const { shopId, warehouseId, outcome, arriveAt } = plan;
  const seller = shopId === selfOperatedShop ? crew.selfOperated() : crew.seller(shopId);
  const forecast = {
    warehouseId,
    logNo: demo.carriers.logNo(demo.carriers.carrierFrom(warehouseId)),
    shippingType: random.weighted(['express', 'dropoff', 'truck'] as const, [7, 2, 1]),
    // Who amends forgot a line at first.
    lines: outcome === 'amended' && plan.lines.length > 1 ? plan.lines.slice(0, -1) : plan.lines,
    remark: '',
  };
  const pairs = forecast.lines.reduce((sum, line) => sum + line.quantity, 0);
  const said = { weightGrams: pairs * random.between(1_050, 1_500), ...parcelOf(pairs) };
  const { preId, expiresAt } = await stage.act(seller, createForecastRoute, { ...forecast, ...said });

  if (outcome === 'cancelled') {
    yield hoursAfter(stage.clock.now(), 5 + random.next() * 20);
    await stage.act(seller, cancelForecastRoute, { id: preId, reason: 'The supplier did not deliver' });
    return;
  }
  if (outcome === 'neverSent' || outcome === 'late') {
    yield hoursAfter(new Date(expiresAt), 2);
    await stage.run('forecast-expiry', expireDueForecast(preId, stage.clock.now()));
    if (outcome === 'neverSent') return;
  }
  if (outcome === 'amended') {
    yield minutesAfter(stage.clock.now(), random.between(8, 240));
    await stage.act(seller, amendForecastRoute, { ...forecast, ...said, id: preId, lines: plan.lines, remark: 'One line was missing' });
  }

  yield arriveAt;
  const receiver = crew.onDuty('receiver', warehouseId);
  await stage.act(receiver, arrivePackageRoute, { id: preId });
  yield* unpack(demo, receiver, plan, preId);
}

/** As many boxes of shoes as fit, five to a layer; what is worth much travels insured, and is signed for. */
const parcelOf = (pairs: number) => {
  const layers = Math.max(1, Math.ceil(pairs / 5));
  return {
    dimensions: `${36 + 2 * Math.min(pairs, 5)} × ${Math.min(5, pairs) * 14 + 6} × ${Math.min(180, layers * 24 + 4)} cm`,
    ...(pairs >= 6 && { insuranceCents: pairs * 15_000, signature: true }),
  };
};

async function* unpack(demo: Demo, receiver: Player, plan: ParcelPlan, preId: string): Story {
  const { stage, random } = demo;
  const { outcome } = plan;
  const pieces = plan.lines.flatMap(({ sku, size, quantity }) => Array.from({ length: quantity }, () => ({ sku, size })));
  const missing = outcome === 'short' ? Math.min(pieces.length - 1, random.between(1, 2)) : 0;
  const damaged = outcome === 'damaged' ? random.below(pieces.length - missing) : -1;
  const arrived: Arrived[] = [];

  const scan = async ({ sku, size }: { sku: string; size: string }, broken: boolean, overage: boolean) => {
    const photos = broken ? [viewUrl(sku, 'box-damaged')] : [];
    const { oneId } = await stage.act(receiver, receiveItemRoute, {
      id: preId,
      sku,
      size,
      overage,
      condition: broken ? 'damaged' : 'intact',
      photos,
    });
    arrived.push({ oneId, sku, size, shopId: plan.shopId, warehouseId: plan.warehouseId, damaged: broken });
  };

  yield minutesAfter(stage.clock.now(), random.between(1, 4));
  for (const [i, piece] of pieces.slice(0, pieces.length - missing).entries()) {
    await scan(piece, i === damaged, false);
    yield minutesAfter(stage.clock.now(), 0.3 + random.next() * 0.35);
  }
  if (outcome === 'over') {
    await scan(random.pick(pieces), false, true);
    yield minutesAfter(stage.clock.now(), 0.6);
  }
  if (outcome === 'inboundCancelled') {
    yield minutesAfter(stage.clock.now(), 22);
    await stage.act(demo.crew.onDuty('floorLead', plan.warehouseId), cancelInboundRoute, { id: preId, reason: 'Wrong consignee on the waybill' });
    demo.line.begin(hoursAfter(stage.clock.now(), 30), clearUp(demo, arrived.slice(0, 2)));
    return;
  }

  const differs = missing > 0 || outcome === 'over';
  const [first] = pieces;
  const photos = differs ? [viewUrl(first!.sku, 'box'), boxLabelUrl(first!.sku, first!.size)] : [];
  await stage.act(receiver, finishCountRoute, { id: preId, photos, remark: differs ? 'Counted twice' : '' });
  if (differs && random.chance(0.7)) demo.line.once(hoursAfter(stage.clock.now(), 3 + random.next() * 20), () => answerDifference(demo, plan, preId));
  yield minutesAfter(stage.clock.now(), random.between(6, 25));
  yield* putAway(demo, arrived, { preId });
}

const answerDifference = async (demo: Demo, { shopId }: ParcelPlan, preId: string): Promise<void> => {
  const seller = shopId === selfOperatedShop ? demo.crew.selfOperated() : demo.crew.seller(shopId);
  const resolution = demo.random.weighted(['accepted', 'closed', 'stillComing'] as const, [6, 3, 1]);
  await demo.stage.act(seller, resolveDifferenceRoute, { id: preId, resolution, remark: '' });
};

/** An administrator settles what some of the pieces are. */
async function* clearUp(demo: Demo, units: readonly Arrived[]): Story {
  for (const { oneId } of units) {
    await demo.stage.act(demo.crew.onDuty('operations'), setAvailableRoute, { oneId, reason: 'The owner was found' });
    yield minutesAfter(demo.stage.clock.now(), 3);
  }
}
