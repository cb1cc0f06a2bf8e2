import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { orderReturnRoute } from '#services/requests/apply/order-return.ts';
import { shopPlans } from '../cast/shops.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import { randomFrom } from '../random.ts';
import type { Demo } from './demo.ts';
import { ordinaryPace } from './ordinary-pace.ts';
import { walkTheFloor } from './orders/floor.ts';

/** Days ago on which a clerk sends something back, the last of them today. */
const daysAgo = [34, 27, 21, 13, 8, 5, 2, 1, 0.1];
const MAX_PIECES = 3;

/** What failed its inspection goes back to its seller, by chances of its own: the rest of the world does not change with them. */
export const goesBack = (world: Demo): void => {
  const random = randomFrom('returns to sellers');
  const demo = { ...world, random, crew: world.crew.chosenBy(random) };
  for (const days of daysAgo) {
    const warehouseId = random.weighted(['EWR-1', 'LAX-2', 'PVG-3'], [5, 2, 2]);
    const at = demo.calendars[warehouseId]!.workedBefore(hoursAfter(demo.now, -24 * days), random.next());
    demo.line.begin(at, sentBack(demo, warehouseId));
  }
};

async function* sentBack(demo: Demo, warehouseId: string): Story {
  const { stage, crew, stock, random } = demo;
  const failed = (shopId: number) => stock.of(shopId, warehouseId).filter(({ defective }) => defective);
  const shops = stock.shopsIn(warehouseId).filter((shopId) => shopId > selfOperatedShop && failed(shopId).length > 0);
  if (shops.length === 0) return;
  const shopId = random.pick(shops);
  const pieces = failed(shopId).slice(0, MAX_PIECES);
  for (const piece of pieces) stock.remove(piece);
  const oneIds = pieces.map(({ oneId }) => oneId);
  const clerk = crew.onDuty('returnsClerk', warehouseId);
  const { oddNo } = await stage.act(clerk, orderReturnRoute, { oneIds, cause: 'failedInspection', address: ownAddress(shopId), remark: '' });
  yield minutesAfter(stage.clock.now(), 12);
  const order = { oddNo, warehouseId, pieces, labelled: false };
  yield* walkTheFloor(demo, order, ordinaryPace(demo)(order));
}

const ownAddress = (shopId: number) => ({
  recipient: shopPlans.find((shop) => shop.shopId === shopId)?.realname ?? 'Returns desk',
  country: 'US',
  state: 'NJ',
  city: 'Jersey City',
  zipCode: '07302',
  street: `${100 + (shopId % 90)} Exchange Place`,
  phone: '+1 201 555 0142',
});
