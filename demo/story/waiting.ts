import type { ApplicationKind } from '#contracts/item/order-kinds.ts';
import { shopPlans } from '../cast/shops.ts';
import { warehousePlans } from '../cast/warehouses.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import type { Demo } from './demo.ts';
import { consignment } from './orders/consign.ts';
import type { Outbound, Pace } from './orders/floor.ts';
import { handOver } from './orders/hand-over.ts';
import { cashOut } from './orders/sell-to-operator.ts';
import { shipping } from './orders/ship.ts';

type Answer = 'waits' | 'quoteThenWait';

/** Requests that wait now, for the office or for their seller. */
const desks: readonly (readonly [kind: ApplicationKind, answer: Answer, requests: number])[] = [
  ['shipWithLabel', 'waits', 18],
  ['reship', 'waits', 8],
  ['cashOut', 'waits', 9],
  ['consignment', 'waits', 8],
  ['ownershipTransfer', 'waits', 8],
  ['shipWithLabel', 'quoteThenWait', 4],
  ['reship', 'quoteThenWait', 8],
  ['cashOut', 'quoteThenWait', 10],
  ['ownershipTransfer', 'quoteThenWait', 5],
];

const counts = [1, 2, 3, 4, 6, 12];
const countWeights = [22, 26, 20, 14, 12, 6];

export const whatWaits = (demo: Demo): void => {
  const { random, line, now } = demo;
  for (const [kind, answer, requests] of desks) {
    for (let i = 0; i < requests; i++) {
      const { warehouseId } = random.weighted(
        warehousePlans,
        warehousePlans.map(({ share }) => share),
      );
      const age = answer === 'waits' ? 6 + (i * 210) / requests + random.next() * 20 : 120 + random.next() * 1_500;
      line.begin(minutesAfter(now, -age), waiting(demo, warehouseId, kind, answer));
    }
  }
  for (const [i, pace] of soldPaces(demo).entries()) line.begin(hoursAfter(now, -60 - i * 5), soldToday(demo, i, pace));
};

async function* waiting(demo: Demo, warehouseId: string, kind: ApplicationKind, verdict: Answer): Story {
  const { random, now } = demo;
  const count = random.weighted(counts, countWeights);
  const sound = kind === 'cashOut' || kind === 'consignment';
  const pieces = demo.reserve({
    warehouseId,
    count: kind === 'consignment' ? Math.min(count, 3) : count,
    sound,
    consigning: kind === 'consignment',
    sellersOnly: kind === 'cashOut',
  });
  if (!pieces) return;
  const reviewAfter = 4 + random.next() * 60;
  switch (kind) {
    case 'shipWithLabel':
    case 'reship':
      return yield* shipping(demo, {
        kind,
        pieces,
        dueAt: hoursAfter(now, 3 + random.next() * 20),
        verdict,
        reviewAfter,
        pace: nothingYet,
      });
    case 'cashOut':
      return yield* cashOut(demo, pieces, verdict, reviewAfter);
    case 'consignment':
      return yield* consignment(demo, {
        pieces,
        verdict: 'waits',
        reviewAfter,
        sale: () => ({ outcome: 'unsold', afterHours: 0 }),
        pace: nothingYet,
      });
    case 'ownershipTransfer': {
      const target = random.pick(shopPlans.filter(({ shopId }) => shopId !== pieces[0]!.shopId));
      return yield* handOver(demo, pieces, target.shopId, verdict, reviewAfter);
    }
  }
}

type PaceOf = (order: Outbound) => Pace | undefined;

const nothingYet: PaceOf = () => undefined;

/** Consigned pieces that were sold during the last hours: some wait, some are picked, some packed. */
const soldPaces = (demo: Demo): PaceOf[] => {
  const ago = (minutes: number): Date => minutesAfter(demo.now, -minutes);
  const operator = ({ warehouseId }: Outbound) => demo.crew.onDuty('picker', warehouseId);
  const picked: PaceOf = (order) => ({ operator: operator(order), assignAt: ago(40), pickFrom: ago(22), minutesPerPick: 1 });
  const packed: PaceOf = (order) => ({ operator: operator(order), assignAt: ago(70), pickFrom: ago(55), minutesPerPick: 1, packAt: ago(30) });
  return [nothingYet, nothingYet, nothingYet, nothingYet, nothingYet, picked, picked, picked, packed, packed, packed];
};

async function* soldToday(demo: Demo, index: number, pace: PaceOf): Story {
  const warehouseId = index % 3 === 2 ? 'LAX-2' : 'EWR-1';
  const pieces = demo.reserve({ warehouseId, count: 1, sound: true, consigning: true });
  if (!pieces) return;
  const sale = () => {
    const soldAt = minutesAfter(demo.now, -(95 + index * 7));
    return { outcome: 'sold' as const, afterHours: (soldAt.getTime() - demo.stage.clock.now().getTime()) / 3_600_000 };
  };
  yield* consignment(demo, { pieces, verdict: 'approve', reviewAfter: 25, sale, pace });
}
