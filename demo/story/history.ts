import { orderKinds, type OrderKind } from '#contracts/item/order-kinds.ts';
import { shopPlans } from '../cast/shops.ts';
import { warehousePlans } from '../cast/warehouses.ts';
import type { Story } from '../engine/timeline.ts';
import type { Random } from '../random.ts';
import type { Demo } from './demo.ts';
import { batchRun } from './orders/batch-run.ts';
import { consignment, type Sale } from './orders/consign.ts';
import { handOver } from './orders/hand-over.ts';
import type { Verdict } from './orders/review.ts';
import { cashOut } from './orders/sell-to-operator.ts';
import { shipping } from './orders/ship.ts';
import { ordinaryPace } from './ordinary-pace.ts';
import { busyness } from './parcels.ts';

type Kind = OrderKind | 'batch';

/** Transfers between warehouses are told by themselves. */
type PastKind = Exclude<Kind, 'warehouseTransfer'>;

const kinds: readonly PastKind[] = [...orderKinds.filter((kind) => kind !== 'warehouseTransfer'), 'batch'];
const kindWeights = [60, 12, 7, 11, 5, 2, 5];
const counts = [1, 2, 3, 4, 5, 6, 8, 10, 12];
const countWeights = [34, 22, 13, 9, 7, 5, 5, 3, 2];

/** Orders of the past: day by day, more of them the busier the day; nothing after yesterday noon, so that today is told by `today.ts` alone. */
export const pastOrders = (demo: Demo, total: number): void => {
  const { random, line, calendars } = demo;
  const slots = warehousePlans.flatMap(({ warehouseId, share }) => {
    const { lastDay } = calendars[warehouseId]!;
    return Array.from({ length: Math.max(1, lastDay - 5) }, (_, i) => ({
      warehouseId,
      day: i + 5,
      weight: share * busyness(demo, warehouseId, i + 5) * (0.35 + (1.3 * i) / lastDay),
    }));
  });
  const weights = slots.map(({ weight }) => weight);
  for (let i = 0; i < total; i++) {
    const { warehouseId, day } = random.weighted(slots, weights);
    const calendar = calendars[warehouseId]!;
    const hour = day === calendar.lastDay - 1 ? 8 + random.next() * 3 : 8.2 + random.next() * 8.5;
    line.begin(calendar.at(day, hour), someRequest(demo, warehouseId));
  }
};

/** Any of what sellers ask for, as often as they do. */
export const someRequest = (demo: Demo, warehouseId: string): Story => request(demo, warehouseId, demo.random.weighted(kinds, kindWeights));

async function* request(demo: Demo, warehouseId: string, kind: PastKind): Story {
  const { random, stage } = demo;
  const count = random.weighted(counts, countWeights);
  const reviewAfter = 3 + random.next() ** 2 * 150;
  const pace = ordinaryPace(demo);
  if (kind === 'batch') return yield* batchRun(demo, { warehouseId, orders: random.between(3, 4), pace });
  if (kind === 'cashOut') {
    const pieces = demo.reserve({ warehouseId, count, sound: true, sellersOnly: true });
    if (pieces)
      yield* cashOut(demo, pieces, random.weighted(['quote', 'quoteThenCancel', 'reject', 'recall'] as const, [68, 17, 10, 5]), reviewAfter);
    return;
  }
  if (kind === 'consignment') {
    const pieces = demo.reserve({ warehouseId, count: Math.min(count, 6), sound: true, consigning: true });
    const verdict = random.weighted(['approve', 'reject', 'recall'] as const, [91, 6, 3]);
    if (pieces) yield* consignment(demo, { pieces, verdict, reviewAfter, sale: () => sale(random), pace });
    return;
  }
  if (kind === 'ownershipTransfer') {
    const pieces = demo.reserve({ warehouseId, count });
    const target = pieces && random.pick(shopPlans.filter(({ shopId }) => shopId !== pieces[0]!.shopId)).shopId;
    if (pieces && target) yield* handOver(demo, pieces, target, random.weighted(verdicts, [52, 39, 1, 5, 3]), reviewAfter);
    return;
  }
  const pieces = demo.reserve({ warehouseId, count });
  if (!pieces) return;
  const calendar = demo.calendars[warehouseId]!;
  const dueAt = new Date(calendar.atWork(stage.clock.now()).getTime() + 8 * 3_600_000);
  const verdict: Verdict =
    kind === 'reship'
      ? random.weighted(['quote', 'quoteThenCancel', 'reject', 'recall'] as const, [84, 6, 6, 4])
      : random.chance(0.025)
        ? 'approveThenCancel'
        : verdictOf(random);
  yield* shipping(demo, { kind, pieces, verdict, reviewAfter, dueAt, dropship: kind === 'shipWithLabel' && random.chance(0.12), pace });
}

const verdicts = ['approve', 'quote', 'quoteThenCancel', 'reject', 'recall'] as const;
const verdictOf = (random: Random) => random.weighted(verdicts, [87, 4, 1, 5, 3]);

const sale = (random: Random): { outcome: Sale; afterHours: number } => ({
  outcome: random.weighted<Sale>(['sold', 'delisted', 'takenOver', 'unsold'], [44, 11, 3, 42]),
  afterHours: 6 - Math.log(1 - random.next()) * 240,
});
