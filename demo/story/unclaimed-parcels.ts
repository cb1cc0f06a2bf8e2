import { unownedShop } from '#contracts/kernel/access/shops.ts';
import { boxLabelUrl } from '../art/art.ts';
import { shopPlans } from '../cast/shops.ts';
import { arrivePackageRoute } from '#services/receiving/arrive-package.ts';
import { claimPackageRoute } from '#services/receiving/claim-package.ts';
import { finishCountRoute } from '#services/receiving/finish-count.ts';
import { receiveItemRoute } from '#services/receiving/receive-item.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import type { Demo } from './demo.ts';
import { putAway, type Arrived } from './put-away.ts';

/** Parcels that nobody forecast: some are claimed by the shop that sent them, some still wait for an owner. */
const plannedParcels = [
  { daysAgo: 96, units: 3, claimed: true },
  { daysAgo: 71, units: 2, claimed: true },
  { daysAgo: 44, units: 5, claimed: true },
  { daysAgo: 23, units: 3, claimed: false },
  { daysAgo: 9, units: 4, claimed: false },
  { daysAgo: 2, units: 2, claimed: false },
];

export const unclaimedParcels = (demo: Demo): void => {
  for (const [i, { daysAgo, units, claimed }] of plannedParcels.entries()) {
    const warehouseId = i % 3 === 1 ? 'LAX-2' : 'EWR-1';
    const at = demo.calendars[warehouseId]!.atWork(hoursAfter(demo.now, -24 * daysAgo));
    demo.line.begin(at, unclaimedParcel(demo, warehouseId, units, claimed));
  }
};

async function* unclaimedParcel(demo: Demo, warehouseId: string, units: number, claimed: boolean): Story {
  const { stage, crew, random, carriers } = demo;
  const receiver = crew.onDuty('receiver', warehouseId);
  const sender = random.pick(shopPlans.slice(1, 20));
  const logNo = carriers.logNo(carriers.carrierFrom(warehouseId));
  const { preId } = await stage.act(receiver, arrivePackageRoute, { unclaimed: true, warehouseId, logNo, photos: [boxLabelUrl('DD1391-100', '9')] });
  const arrived: Arrived[] = [];
  for (const { sku, size, quantity } of demo.assortments.lines(sender.shopId, units, random)) {
    for (let i = 0; i < quantity; i++) {
      yield minutesAfter(stage.clock.now(), 1);
      const { oneId } = await stage.act(receiver, receiveItemRoute, { id: preId, sku, size, overage: false, condition: 'intact', photos: [] });
      arrived.push({ oneId, sku, size, shopId: unownedShop, warehouseId, damaged: false });
    }
  }
  await stage.act(receiver, finishCountRoute, { id: preId, photos: [], remark: 'No forecast for this number' });
  yield minutesAfter(stage.clock.now(), 15);
  yield* putAway(demo, arrived, { preId });
  if (!claimed) return;

  yield hoursAfter(stage.clock.now(), 20 + random.next() * 50);
  await stage.act(crew.seller(sender.shopId), claimPackageRoute, { id: preId, logNo });
  for (const piece of demo.stock.of(unownedShop, warehouseId).filter(({ oneId }) => arrived.some((unit) => unit.oneId === oneId))) {
    demo.stock.remove(piece);
    demo.stock.add({ ...piece, shopId: sender.shopId });
  }
}
