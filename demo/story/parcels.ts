import { shopPlans, type ShopPlan } from '../cast/shops.ts';
import { warehousePlans } from '../cast/warehouses.ts';
import { hoursAfter } from '../engine/calendar.ts';
import type { Random } from '../random.ts';
import type { WishedLine } from './assortments.ts';
import type { Demo } from './demo.ts';

/** What becomes of a parcel. */
export type Outcome = 'plain' | 'amended' | 'short' | 'over' | 'damaged' | 'cancelled' | 'neverSent' | 'late' | 'inboundCancelled';

export interface ParcelPlan {
  shopId: number;
  warehouseId: string;
  forecastAt: Date;
  arriveAt: Date;
  lines: WishedLine[];
  outcome: Outcome;
}

const sizes = [2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 30];
const sizeWeights = [9, 11, 14, 18, 16, 13, 10, 8, 5, 3, 2];
/** Nothing much arrives on a Sunday. */
const weekdays = [0.12, 1.25, 1.2, 1, 1, 1.05, 0.35];

/** Business grows over the months, by about a factor of two and a half. */
export const busyness = (demo: Demo, warehouseId: string, day: number): number => {
  const calendar = demo.calendars[warehouseId]!;
  return (0.55 + 0.85 * (day / calendar.lastDay)) * weekdays[calendar.weekday(day)]!;
};

export const someShop = (random: Random): ShopPlan =>
  random.weighted(
    shopPlans,
    shopPlans.map(({ weight }) => weight),
  );

export const warehouseFor = (shop: ShopPlan, random: Random): string => random.weighted(warehousePlans, shop.warehouses).warehouseId;

const linesFor = (demo: Demo, shop: ShopPlan, units: number): WishedLine[] => demo.assortments.lines(shop.shopId, units, demo.random);

export const unitsOfAParcel = (random: Random, budget: number): number => Math.min(budget, random.weighted(sizes, sizeWeights));

const someOutcome = (random: Random): Outcome => random.weighted<Outcome>(['plain', 'amended', 'short', 'over', 'damaged'], [82, 6, 4, 3, 5]);

/** Parcels that came and were dealt with before yesterday's end, about so many units in all. */
export const pastParcels = (demo: Demo, budget: number): ParcelPlan[] => {
  const { random } = demo;
  const plans: ParcelPlan[] = [];
  for (let left = budget; left > 0;) {
    const shop = someShop(random);
    const warehouseId = warehouseFor(shop, random);
    const calendar = demo.calendars[warehouseId]!;
    const days = Array.from({ length: Math.max(1, calendar.lastDay - 2) }, (_, i) => i + 2);
    const day = random.weighted(
      days,
      days.map((candidate) => busyness(demo, warehouseId, candidate)),
    );
    const size = unitsOfAParcel(random, left);
    const arriveAt = calendar.at(day, 7.5 + random.next() * 5.5);
    const travel = Math.min(day - 0.6, random.between(1, 5) + random.next());
    plans.push({
      shopId: shop.shopId,
      warehouseId,
      forecastAt: hoursAfter(arriveAt, -24 * travel),
      arriveAt,
      lines: linesFor(demo, shop, size),
      outcome: someOutcome(random),
    });
    left -= size;
  }
  return plans;
};

/** Parcels that ended otherwise than on a shelf. */
export const mishaps = (demo: Demo): ParcelPlan[] => {
  const { random } = demo;
  const plan = (outcome: Outcome, size: number, forecastDay: number, arriveDay: number): ParcelPlan => {
    const shop = someShop(random);
    const warehouseId = warehouseFor(shop, random);
    const calendar = demo.calendars[warehouseId]!;
    return {
      shopId: shop.shopId,
      warehouseId,
      forecastAt: calendar.at(forecastDay, 9 + random.next() * 8),
      arriveAt: calendar.at(arriveDay, 8 + random.next() * 5),
      lines: linesFor(demo, shop, size),
      outcome,
    };
  };
  const lastDay = demo.calendars['EWR-1']!.lastDay;
  const cancelled = [6, 4, 8, 3, 10, 5, 2].map((size, i) => plan('cancelled', size, 12 + i * 15, 14 + i * 15));
  const neverSent = [6, 8, 4, 10].map((size, i) => plan('neverSent', size, 3 + i * 10, lastDay));
  const late = [6, 4].map((size, i) => plan('late', size, 5 + i * 8, 96 + i * 9));
  const inboundCancelled = [5, 6, 4].map((size, i) => plan('inboundCancelled', size, 50 + i * 24, 53 + i * 24));
  return [...cancelled, ...neverSent, ...late, ...inboundCancelled];
};

/** Parcels on their way: forecast during the last days, due over the next. */
export const comingParcels = (demo: Demo, budget: number): ParcelPlan[] => {
  const { random, now } = demo;
  const plans: ParcelPlan[] = [];
  for (let left = budget; left > 0;) {
    const shop = someShop(random);
    const size = unitsOfAParcel(random, left);
    const forecastAt = hoursAfter(now, -(0.6 + random.next() ** 1.5 * 110));
    plans.push({
      shopId: shop.shopId,
      warehouseId: warehouseFor(shop, random),
      forecastAt,
      arriveAt: hoursAfter(now, 6 + random.next() * 72),
      lines: linesFor(demo, shop, size),
      outcome: random.chance(0.1) ? 'amended' : 'plain',
    });
    left -= size;
  }
  return plans;
};

/** Parcels that the floors have in hands right now: minutes since they reached the dock, and their size. */
const inHand: Record<string, readonly (readonly [minutes: number, size: number])[]> = {
  'EWR-1': [
    [4, 12],
    [9, 24],
    [26, 10],
    [48, 16],
    [75, 20],
    [110, 24],
  ],
  'LAX-2': [
    [7, 16],
    [40, 12],
    [62, 14],
  ],
  'PVG-3': [
    [6, 12],
    [44, 12],
  ],
};

export const parcelsInHand = (demo: Demo): ParcelPlan[] =>
  Object.entries(inHand).flatMap(([warehouseId, parcels]) =>
    parcels.map(([minutes, size], i) => {
      const at = warehousePlans.findIndex((warehouse) => warehouse.warehouseId === warehouseId);
      const shop = demo.random.weighted(
        shopPlans,
        shopPlans.map(({ weight, warehouses }) => weight * warehouses[at]!),
      );
      const arriveAt = hoursAfter(demo.now, -minutes / 60);
      return {
        shopId: shop.shopId,
        warehouseId,
        forecastAt: hoursAfter(arriveAt, -26 - i * 9),
        arriveAt,
        lines: linesFor(demo, shop, size),
        outcome: 'plain' as const,
      };
    }),
  );
