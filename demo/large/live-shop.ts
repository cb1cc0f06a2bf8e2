import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { createShelfRoute } from '#services/shelving/create-shelf.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';
import { packageNumbers } from '#services/aggregates/package/package-numbers.ts';
import { aggregateCache } from '#kernel/commands/aggregate-cache.ts';
import { founderOf } from '../cast/crew.ts';
import { calendar, hoursAfter, minutesAfter, type Calendar } from '../engine/calendar.ts';
import { stage } from '../engine/player.ts';
import { seededIds } from '../engine/seeded-ids.ts';
import { seededNumbers, type LastNumbers } from '../engine/seeded-numbers.ts';
import { timeline } from '../engine/timeline.ts';
import { randomFrom } from '../random.ts';
import { assortments } from '../story/assortments.ts';
import { labelsOf } from '../story/bought-labels.ts';
import { carriers, type LabelFile } from '../story/carriers.ts';
import { reserving } from '../story/choose.ts';
import type { Demo } from '../story/demo.ts';
import { someRequest } from '../story/history.ts';
import { busyness, unitsOfAParcel, type Outcome, type ParcelPlan } from '../story/parcels.ts';
import { parcel } from '../story/receive-parcel.ts';
import { rechargesOf } from '../story/recharges.ts';
import { largeCast } from './large-cast.ts';
import { startOf, type LargeStage } from './large-stage.ts';
import { ownShelves, shelvesFor } from './own-shelves.ts';
import { chooseOwn, ownStock } from './own-stock.ts';
import { passingLog, type PassingLog } from './passing-log.ts';
import { numbersAfter, type LargePlan, type Part } from './parts.ts';
import { spreadDigits, spreadOneIds } from './spread-numbers.ts';

export interface ShopLife {
  /** What happened, in the order of time, some days at a time. */
  events(): AsyncGenerator<RecordedEvent[]>;
  /** All of it, once it has happened. */
  log: PassingLog;
  labels: readonly LabelFile[];
}

/** Share of pieces that get their ONE ID elsewhere than in a planned forecast: overages, returns, and a last parcel that makes up the number. */
const unplanned = 0.03;
/** Of so many pieces, those that are forecast from the start: chance gives a small shop many times its share of overages, and it must not get more pieces than it shall. */
const plannedOf = (items: number): number => Math.max(0, Math.floor(items * (1 - unplanned) - 4 * Math.sqrt(items * unplanned)));
/** Of the parcels, so many are on their way at the end. */
const coming = 0.04;
const requestsPerItem = 0.135;

/** The life of one shop through the deciders of the real commands, without a database: the same from the same plan to the byte. */
export const liveShop = (plan: LargePlan, { shop, items, numbers: before }: Part, { log: base, ...shared }: LargeStage): ShopLife => {
  const seed = `${plan.seed} shop ${shop.shopId}`;
  const { now, days } = plan;
  const line = timeline(startOf(plan));
  const log = passingLog(base);
  const random = randomFrom(seed);
  const { numbers, last } = seededNumbers(randomFrom(`${seed} numbers`), before, spreadOneIds(plan.seed, before.oneIds));
  const stock = ownStock(shop);
  const demo: Demo = {
    ...shared,
    crew: shared.crew.chosenBy(randomFrom(`${seed} crew`)),
    stage: stage({
      log,
      clock: line.clock,
      ids: seededIds(line.clock, randomFrom(`${seed} events`)),
      requestIds: seededIds(line.clock, randomFrom(`${seed} requests`)),
      numbers,
      known: aggregateCache(Infinity),
    }),
    line,
    random,
    assortments: assortments(shared.catalogue, [shop]),
    shelves: ownShelves(),
    stock,
    reserve: reserving(stock, chooseOwn(stock, shop, random)),
    // A parcel bears one, an order two at the most.
    carriers: carriers(random, spreadDigits(random, before.serials[packageNumbers.sequence]! + 2 * before.serials[orderNumbers.sequence]!)),
    missed: [],
    channelAccounts: [],
    shopPictures: [],
    inShortVideoShop: new Map(),
    calendars: calendarsOf(now, days),
    now,
    last,
  };
  const left = (): number => before.oneIds + items - last.oneIds;

  return {
    log,
    labels: demo.carriers.files,
    async *events() {
      for (const shelf of shelvesFor(shop, items, largeCast.warehouses)) {
        const { shelfId } = await demo.stage.act(founder, createShelfRoute, shelf);
        demo.shelves.add({ ...shelf, shelfId });
      }
      tell(demo, { shop, items });
      for (let day = hoursAfter(startOf(plan), 24); day < now; day = hoursAfter(day, 24)) {
        await line.runUntil(day);
        yield log.passed();
      }
      await line.runUntil(minutesAfter(now, -1));
      while (left() > 0) await forecastUnits(demo, shop, Math.min(left(), random.between(9, 22)));
      await line.runUntil(now);
      mustFit(last, before, items);
      yield log.passed();
    },
  };
};

const founder = founderOf(largeCast.warehouses);

let known: { of: string; calendars: Record<string, Calendar> } | undefined;
/** The same for every shop, and long to work out. */
const calendarsOf = (now: Date, days: number): Record<string, Calendar> => {
  const of = `${now.toISOString()} ${days}`;
  if (known?.of !== of)
    known = {
      of,
      calendars: Object.fromEntries(largeCast.warehouses.map(({ warehouseId, timeZone }) => [warehouseId, calendar(timeZone, now, days)])),
    };
  return known.calendars;
};

type Goods = Pick<Part, 'shop' | 'items'>;

/** Everything that is to happen, planned on the shop's line of time. */
const tell = (demo: Demo, { shop, items }: Goods): void => {
  const { line, random, calendars } = demo;
  for (const plan of parcelsOf(demo, { shop, items })) line.begin(plan.forecastAt, parcel(demo, plan));
  for (let i = 0; i < Math.round(items * requestsPerItem); i++) {
    const { warehouseId } = random.weighted(largeCast.warehouses, shop.warehouses);
    const { at, lastDay, atWork } = calendars[warehouseId]!;
    // The square root: there is more to ship the longer it goes on.
    line.begin(atWork(at(5 + Math.sqrt(random.next()) * (lastDay - 5), 8.2 + random.next() * 8.5)), someRequest(demo, warehouseId));
  }
  rechargesOf(demo, shop);
  labelsOf(demo, shop);
};

const outcomes: readonly Outcome[] = ['plain', 'amended', 'short', 'over', 'damaged', 'cancelled', 'neverSent', 'inboundCancelled'];
const outcomeWeights = [800, 58, 38, 20, 48, 16, 14, 6];

function* parcelsOf(demo: Demo, { shop, items }: Goods): Generator<ParcelPlan> {
  const { random, calendars, now } = demo;
  for (let left = plannedOf(items); left > 0;) {
    const units = unitsOfAParcel(random, left);
    left -= units;
    const { warehouseId } = random.weighted(largeCast.warehouses, shop.warehouses);
    const isComing = random.chance(coming);
    const arriveAt = isComing ? hoursAfter(now, random.next() * 72) : arrivalOf(demo, warehouseId, calendars[warehouseId]!);
    yield {
      shopId: shop.shopId,
      warehouseId,
      arriveAt,
      forecastAt: hoursAfter(arriveAt, isComing ? -80 : -24 * (0.7 + random.next() * 4)),
      lines: demo.assortments.lines(shop.shopId, units, random),
      outcome: isComing ? 'plain' : random.weighted(outcomes, outcomeWeights),
    };
  }
}

/** The busier the day, the more arrives on it. */
const arrivalOf = (demo: Demo, warehouseId: string, { lastDay, at }: Calendar): Date => {
  for (;;) {
    const day = 5 + demo.random.below(lastDay - 4);
    if (demo.random.next() * 2 < busyness(demo, warehouseId, day)) return at(day, 7.5 + demo.random.next() * 5.5);
  }
};

/** Forecasts of the last minute bring the number of items to what was asked for. */
const forecastUnits = async (demo: Demo, { shopId, warehouses }: Goods['shop'], units: number): Promise<void> => {
  const { warehouseId } = demo.random.weighted(largeCast.warehouses, warehouses);
  const at = demo.stage.clock.now();
  const lines = demo.assortments.lines(shopId, units, demo.random);
  await parcel(demo, { shopId, warehouseId, forecastAt: at, arriveAt: hoursAfter(at, 50), lines, outcome: 'plain' }).next();
};

const mustFit = (given: LastNumbers, before: LastNumbers, items: number): void => {
  const upTo = numbersAfter(before, items);
  const over = Object.keys(given.serials).find((sequence) => given.serials[sequence]! > (upTo.serials[sequence] ?? 0));
  if (over) throw new Error(`More numbers of ${over} were given than are set aside.`);
  if (given.oneIds > upTo.oneIds) throw new Error('More ONE IDs were given than are set aside.');
};
