import type { Charge, FeeLine } from '#contracts/fees/fee-line.ts';
import type { FeeService, FeeSubject } from '#contracts/fees/fee-subjects.ts';
import type { RateScope } from '#contracts/fees/rate-scopes.ts';
import { addDays, dayIn } from '#contracts/kernel/lists/date-range.ts';
import { publishRateCardRoute } from '#services/fees/publish-rate-card.ts';
import { withdrawRateCardRoute } from '#services/fees/withdraw-rate-card.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Demo } from './demo.ts';

const line = (service: Exclude<FeeService, 'platform' | 'repair'>, charge: Charge): FeeLine =>
  ({ subject: { service } as FeeSubject, charge }) as FeeLine;
const perItem = (cents: number, free = 0): Charge => ({ kind: 'perItem', cents, free });
const percent = (basisPoints: number, bounds: { minCents?: number; maxCents?: number } = {}): Charge => ({ kind: 'percent', basisPoints, ...bounds });

const shares = { StockMarket: 950, KickExchange: 900, Auction: 800, 'Shelfline Market': 400, B2B: 0 } as const;
const ofPlatforms = (Object.keys(shares) as (keyof typeof shares)[]).map((platform): FeeLine => ({
  subject: { service: 'platform', platform },
  charge: percent(shares[platform]),
}));

const everybodyPays = (shippingCents: number): FeeLine[] => [
  line('shipping', perItem(shippingCents)),
  line('transshipment', { kind: 'perWeightStep', cents: 85, stepGrams: 500, free: 0 }),
  line('switchUser', perItem(100)),
  line('consignment', percent(300, { minCents: 150 })),
  ...ofPlatforms,
];

interface Plan {
  daysAgo: number;
  scope: RateScope;
  lines: FeeLine[];
  description: string;
  /** Days after it is published; otherwise the first of the next month. */
  startsAfter?: number;
}

const kicks: RateScope = { kind: 'merchant', shopId: 2 };

/** What finance sets after the first day, while the house goes on. */
const plans: readonly Plan[] = [
  {
    daysAgo: 74,
    scope: kicks,
    lines: [
      line('shipping', {
        kind: 'tiered',
        tiers: [
          { from: 1, cents: 220 },
          { from: 11, cents: 190 },
        ],
      }),
      line('consignment', percent(250, { minCents: 150 })),
    ],
    description: 'Volume agreement of the autumn, signed by Kevin Castellano',
  },
  {
    daysAgo: 61,
    scope: { kind: 'merchant', shopId: 3 },
    lines: [line('switchUser', perItem(0))],
    description: 'Moves goods to its second shop every week',
  },
  {
    daysAgo: 47,
    scope: { kind: 'merchantInWarehouse', shopId: 8, warehouseId: 'PVG-3' },
    lines: [line('shipping', perItem(180))],
    description: 'Shanghai volume: 1,200 pairs a month',
  },
  { daysAgo: 40, scope: { kind: 'platform' }, lines: everybodyPays(275), description: 'Packing material went up by ten percent in September' },
  {
    daysAgo: 5,
    scope: kicks,
    lines: [line('shipping', perItem(185)), line('consignment', percent(225, { minCents: 150 }))],
    description: 'Agreement for the coming season, without tiers',
  },
  {
    daysAgo: 3,
    scope: { kind: 'warehouse', warehouseId: 'PVG-3' },
    lines: [line('storage', { kind: 'perDay', cents: 9, freeDays: 45 })],
    description: 'New lease in Shanghai: a cent more a night, and half a month more free',
  },
];

/** Finance sets what everything costs on the first day, and goes on from there. */
export const rateCards = (demo: Demo): void => {
  const { line: timeline, calendars, now } = demo;
  const office = calendars['EWR-1']!;
  const firstDay = office.at(0, 9);
  timeline.once(firstDay, () =>
    publish(demo, { scope: { kind: 'platform' }, lines: everybodyPays(250), description: 'Opening prices', startsAfter: 1 }),
  );
  timeline.once(minutesAfter(firstDay, 6), () =>
    publish(demo, {
      scope: { kind: 'labels' },
      lines: [line('label', { kind: 'perOrder', cents: 35 })],
      description: 'Printing and handling of a label',
      startsAfter: 1,
    }),
  );
  for (const plan of plans) {
    const at = office.atWork(hoursAfter(now, -24 * plan.daysAgo));
    if (at > office.at(3, 0)) timeline.once(at, () => publish(demo, plan));
  }
  const mistake = office.atWork(hoursAfter(now, -24 * 6));
  if (mistake > office.at(3, 0)) timeline.begin(mistake, mistyped(demo));
};

const publish = ({ stage, crew }: Demo, { scope, lines, description, startsAfter }: Omit<Plan, 'daysAgo'>) => {
  const today = dayIn(stage.clock.now(), 'UTC');
  const effectiveFrom = startsAfter === undefined ? firstOfNextMonth(today) : addDays(today, startsAfter);
  return stage.act(crew.all('finance')[0]!, publishRateCardRoute, { scope, lines, description, effectiveFrom });
};

/** A price with a digit too many is seen within the hour. */
async function* mistyped(demo: Demo) {
  const { cardId, version } = await publish(demo, {
    scope: { kind: 'merchant', shopId: 4 },
    lines: [line('shipping', perItem(2_500))],
    description: 'Vault 9 ships more',
  });
  yield minutesAfter(demo.stage.clock.now(), 42);
  await demo.stage.act(demo.crew.all('finance')[0]!, withdrawRateCardRoute, { cardId, version, reason: '$25.00 was meant to be $2.50' });
}

/** Works cost more from the next month on: the first two of the offer. */
export const dearerWorks = (demo: Demo, offered: readonly string[]) =>
  publish(demo, {
    scope: { kind: 'repair' },
    lines: offered
      .slice(0, 2)
      .map((repairItemId, index): FeeLine => ({ subject: { service: 'repair', repairItemId }, charge: perItem([2_000, 2_600][index]!) })),
    description: 'Cleaning agents cost more from the new supplier',
  });

const firstOfNextMonth = (day: string): string => {
  const next = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const first = next.toISOString().slice(0, 10);
  // On the last evening of a month the first is tomorrow in one zone and today in another.
  return first <= addDays(day, 1) ? addDays(first, 1) : first;
};
