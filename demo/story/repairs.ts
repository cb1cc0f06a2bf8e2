import { boxLabelUrl, viewUrl } from '../art/art.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { repairDefectNames } from '#contracts/repair/repair-bench.ts';
import { firstBoxes } from '#contracts/repair/repair-boxes.ts';
import { applyRepairRoute } from '#services/repair/apply-repair.ts';
import { cancelRepairRoute } from '#services/repair/cancel-repair.ts';
import { completeRepairRoute, failRepairRoute, startRepairRoute } from '#services/repair/carry-out-repair.ts';
import { findBoxRoute, loseBoxRoute } from '#services/repair/repair-box.ts';
import { addRepairBoxRoute } from '#services/repair/repair-boxes.ts';
import { createRepairItemRoute } from '#services/repair/repair-items.ts';
import { pickRepairsRoute } from '#services/repair/repair-tasks.ts';
import { approveRepairRoute, rejectRepairRoute } from '#services/repair/review-repair.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import type { Demo } from './demo.ts';
import { ownerOf, reviewer } from './orders/review.ts';
import { haveFunds } from './recharges.ts';
import { putAway } from './put-away.ts';
import { dearerWorks } from './rate-cards.ts';
import type { Piece } from './stock.ts';

/** How far a repair has come, or how it ended. */
type End = 'applied' | 'rejected' | 'cancelled' | 'approved' | 'picked' | 'inWork' | 'boxLost' | 'boxFound' | 'completed' | 'failed';

/** Ended in the past: spread over the months. Still open: begun during the last days. */
const past: readonly (readonly [end: End, repairs: number])[] = [
  ['completed', 21],
  ['failed', 5],
  ['rejected', 4],
  ['cancelled', 4],
  ['boxFound', 2],
];
const open: readonly (readonly [end: End, repairs: number])[] = [
  ['applied', 6],
  ['approved', 3],
  ['picked', 2],
  ['inWork', 8],
  ['boxLost', 3],
];

const offer = [
  { name: 'Deep clean', priceCents: 1_800, estimatedDays: 2 },
  { name: 'Sole whitening', priceCents: 2_400, estimatedDays: 3 },
  { name: 'Glue and stitching', priceCents: 3_200, estimatedDays: 4 },
  { name: 'Paint touch-up', priceCents: 2_900, estimatedDays: 4 },
  { name: 'Replacement box', priceCents: 900, estimatedDays: 1 },
  { name: 'Lace replacement', priceCents: 600, estimatedDays: 1 },
];

interface Work {
  repairItemId: string;
  priceCents: number;
}

/** Warehouses that repair. */
const shops = ['EWR-1', 'LAX-2'];

export const repairs = (demo: Demo): void => {
  const { random, line, now, calendars } = demo;
  const offered: Work[] = [];
  const { lastDay } = calendars['EWR-1']!;
  const office = calendars['EWR-1']!;
  line.once(office.at(1, 9), () => makeOffer(demo, offered));
  const later = office.atWork(hoursAfter(now, -24 * 4));
  if (later > office.at(2, 0))
    line.once(later, () =>
      dearerWorks(
        demo,
        offered.map(({ repairItemId }) => repairItemId),
      ),
    );
  const begin = (end: End, hoursAgo: number): void => {
    const warehouseId = random.weighted(shops, [7, 3]);
    const at = calendars[warehouseId]!.workedBefore(hoursAfter(now, -hoursAgo), random.next());
    line.begin(at, repair(demo, warehouseId, end, offered));
  };
  for (const [end, count] of past) for (let i = 0; i < count; i++) begin(end, random.between(9 * 24, (lastDay - 25) * 24));
  for (const [end, count] of open) for (let i = 0; i < count; i++) begin(end, end === 'applied' ? random.between(2, 20) : random.between(80, 150));
};

const makeOffer = async (demo: Demo, offered: Work[]): Promise<void> => {
  await demo.stage.act(demo.crew.onDuty('finance'), addRepairBoxRoute, { name: 'Urgent', colour: 'pink' });
  for (const item of offer) {
    const { repairItemId } = await demo.stage.act(demo.crew.onDuty('finance'), createRepairItemRoute, item);
    offered.push({ repairItemId, priceCents: item.priceCents });
  }
};

async function* repair(demo: Demo, warehouseId: string, end: End, offered: readonly Work[]): Story {
  const { stage, random, crew, stock } = demo;
  const faulty = stock.everything().filter((piece) => piece.warehouseId === warehouseId && piece.defective && !piece.fake && piece.shopId > 0);
  if (faulty.length === 0) return;
  const piece = random.pick(faulty);
  const owner = ownerOf(demo, piece.shopId);
  const works = random.shuffled(offered).slice(0, random.between(1, 2));
  // As they are listed, and half as much again: the card of the day may say more.
  const costCents = Math.ceil(works.reduce((sum, { priceCents }) => sum + priceCents, 0) * 1.5);
  if (piece.shopId !== selfOperatedShop) await haveFunds(demo, piece.shopId, costCents);
  stock.remove(piece);
  const { repairs: applied } = await stage.act(owner, applyRepairRoute, {
    oneIds: [piece.oneId],
    repairItemIds: works.map(({ repairItemId }) => repairItemId),
    beforePhotos: [viewUrl(piece.sku, 'defect')],
  });
  const { repairNo } = applied[0]!;
  if (end === 'applied') return;

  yield hoursAfter(stage.clock.now(), 1 + random.next() * 5);
  if (end === 'rejected') {
    await stage.act(reviewer(demo), rejectRepairRoute, { repairNo, reason: 'This kind of damage cannot be repaired' });
    return stock.add(piece);
  }
  if (end === 'cancelled') {
    await stage.act(owner, cancelRepairRoute, { repairNo });
    return stock.add(piece);
  }
  await stage.act(reviewer(demo), approveRepairRoute, { repairNo });
  if (end === 'approved') return;

  yield demo.calendars[warehouseId]!.atWork(hoursAfter(stage.clock.now(), 2 + random.next() * 20), random.next() * 3);
  const cobbler = crew.onDuty('cobbler', warehouseId);
  await stage.act(cobbler, pickRepairsRoute, { repairNos: [repairNo] });
  if (end === 'picked') return;
  await stage.act(cobbler, startRepairRoute, {
    repairNo,
    beforePhotos: [viewUrl(piece.sku, 'defect'), viewUrl(piece.sku, 'side')],
    box: random.pick(firstBoxes),
    defects: [random.pick(repairDefectNames)],
    waybillPhotos: [boxLabelUrl(piece.sku, piece.size)],
  });
  if (end === 'inWork') return;
  if (end === 'boxLost' || end === 'boxFound') {
    yield hoursAfter(stage.clock.now(), 3);
    await stage.act(cobbler, loseBoxRoute, { repairNo });
    if (end === 'boxLost') return;
    yield hoursAfter(stage.clock.now(), 22);
    if (piece.shopId !== selfOperatedShop) await haveFunds(demo, piece.shopId, costCents);
    await stage.act(cobbler, findBoxRoute, { repairNo });
  }

  yield demo.calendars[warehouseId]!.atWork(hoursAfter(stage.clock.now(), 20 + random.next() * 60), random.next() * 4);
  if (end === 'failed') {
    await stage.act(cobbler, failRepairRoute, { repairNo, confirmed: true, remark: 'The leather is cracked under the stain' });
    return stock.add(piece);
  }
  await stage.act(cobbler, completeRepairRoute, {
    repairNo,
    afterPhotos: [viewUrl(piece.sku, 'detail'), viewUrl(piece.sku, 'side')],
    remark: '',
    qc: { result: 'passed', photos: [viewUrl(piece.sku, 'side')] },
  });
  demo.shelves.take(piece.shelfId, piece);
  yield* backOnShelf(demo, piece);
}

async function* backOnShelf(demo: Demo, { oneId, sku, size, shopId, warehouseId }: Piece): Story {
  yield minutesAfter(demo.stage.clock.now(), 40);
  yield* putAway(demo, [{ oneId, sku, size, shopId, warehouseId, damaged: false }]);
}
