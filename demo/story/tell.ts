import { minutesAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import { announcements } from './announce.ts';
import { adjustments } from './books/adjustments.ts';
import { bulkRuns } from './books/bulk-runs.ts';
import { bulkReships } from './bulk-reships.ts';
import { boughtLabels } from './bought-labels.ts';
import { channelSales } from './channel-sales.ts';
import { containers } from './containers.ts';
import { counts } from './counts.ts';
import type { Demo } from './demo.ts';
import { goesBack } from './goes-back.ts';
import { pastOrders } from './history.ts';
import { listings } from './listings.ts';
import { ordinaryCorrections } from './corrections.ts';
import { repairs } from './repairs.ts';
import { rateCards } from './rate-cards.ts';
import { programme } from './programme.ts';
import { recharges } from './recharges.ts';
import { shopProducts } from './shop-products.ts';
import { transfers } from './transfers.ts';
import { unclaimedParcels } from './unclaimed-parcels.ts';
import { comingParcels, mishaps, parcelsInHand, pastParcels, someShop, warehouseFor, type ParcelPlan } from './parcels.ts';
import { parcel } from './receive-parcel.ts';
import { todaysFloors } from './today.ts';
import { whatWaits } from './waiting.ts';
import { withdrawals } from './withdrawals.ts';

/** Share of pieces that get their ONE ID elsewhere than in a planned forecast: overages, unclaimed parcels, returns, and a last parcel that makes up the number. */
const unplanned = 0.03;
const coming = 0.04;
/** Below it there is no room for what happens seldom. */
export const wholeWorld = 1_000;

const unitsOf = (plans: readonly ParcelPlan[]): number => plans.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);

/** The first plans that hold no more than so many units. */
const fitting = (plans: readonly ParcelPlan[], units: number): ParcelPlan[] => {
  let left = units;
  return plans.filter((plan) => (left -= unitsOf([plan])) >= 0);
};

/** Everything that happens in the demo world, planned on one line of time. */
export const tell = (demo: Demo, items: number): void => {
  const budget = Math.round(items * (1 - unplanned));
  const seldom = items < wholeWorld ? [] : mishaps(demo);
  const special = fitting([...comingParcels(demo, Math.round(items * coming)), ...seldom, ...parcelsInHand(demo)], budget);
  const past = pastParcels(demo, budget - unitsOf(special));
  for (const plan of [...past, ...special]) demo.line.begin(plan.forecastAt, parcel(demo, plan));
  pastOrders(demo, Math.round(items * 0.135));
  repairs(demo);
  if (items >= wholeWorld) unclaimedParcels(demo);
  ordinaryCorrections(demo);
  todaysFloors(demo);
  whatWaits(demo);
  announcements(demo);
  rateCards(demo);
  recharges(demo);
  boughtLabels(demo);
  let made = () => 0;
  if (items >= wholeWorld) {
    transfers(demo);
    bulkReships(demo);
    goesBack(demo);
    channelSales(demo);
    programme(demo);
    withdrawals(demo);
    bulkRuns(demo);
    adjustments(demo);
    counts(demo);
    shopProducts(demo);
    listings(demo);
    made = containers(demo);
  }
  demo.line.begin(minutesAfter(demo.now, -11), lastParcels(demo, items, made));
};

const largestLastParcel = 22;

/** Forecasts of the last minutes bring the number of items to what was asked for. */
async function* lastParcels(demo: Demo, items: number, containers: () => number): Story {
  const missing = () => items + containers() - demo.last.oneIds;
  // Whatever else is forecast in these minutes counts too: the last parcel waits for it.
  const lastMoment = minutesAfter(demo.now, -0.1);
  for (let left = missing(); left > 0; left = missing()) {
    const isLast = left <= largestLastParcel;
    if (isLast && demo.stage.clock.now() < lastMoment) {
      yield lastMoment;
      continue;
    }
    const shop = someShop(demo.random);
    const units = isLast ? left : demo.random.between(9, largestLastParcel);
    const lines = demo.assortments.lines(shop.shopId, units, demo.random);
    const at = demo.stage.clock.now();
    const plan: ParcelPlan = {
      shopId: shop.shopId,
      warehouseId: warehouseFor(shop, demo.random),
      forecastAt: at,
      arriveAt: minutesAfter(demo.now, 3_000),
      lines,
      outcome: 'plain',
    };
    await parcel(demo, plan).next();
    yield minutesAfter(at, 0.8);
  }
}
