import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { cancelSaleRoute } from '#services/sales/cancel-sale.ts';
import { archiveSaleRoute, processSaleRoute, raiseSaleIssueRoute, returnSaleRoute } from '#services/sales/move-sale.ts';
import { reassignSaleRoute } from '#services/sales/reassign-sale.ts';
import { recordSaleRoute } from '#services/sales/record-sale.ts';
import { payOutSaleRoute, refundSaleRoute } from '#services/sales/settle-sale.ts';
import { shopPlans } from '../cast/shops.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import { randomFrom } from '../random.ts';
import type { Demo } from './demo.ts';
import { ordinaryPace } from './ordinary-pace.ts';
import { walkTheFloor, type Outbound } from './orders/floor.ts';
import { giveBack } from './orders/review.ts';
import type { Piece } from './stock.ts';

/** What becomes of a sale. `twice`: another channel sells the same pair in the same minute. */
type Outcome = 'paid' | 'paidLess' | 'refunded' | 'cancelled' | 'issue' | 'twice' | 'twiceResolved';

/** Days ago, and what came of it; the last are of today. */
const sales: readonly [number, Outcome][] = [
  [33, 'paid'],
  [29, 'refunded'],
  [25, 'paid'],
  [21, 'cancelled'],
  [18, 'paidLess'],
  [14, 'paid'],
  [12, 'twiceResolved'],
  [9, 'paid'],
  [6, 'paid'],
  [4, 'paid'],
  [2, 'cancelled'],
  [1, 'issue'],
  [0.6, 'paid'],
  [0.3, 'twice'],
  [0.1, 'paid'],
];

const channels: readonly ChannelKind[] = ['stockMarket', 'kickExchange', 'auction', 'market'];

/** Sold on a channel straight from the shelf, by chances of its own: the rest of the world does not change with it. */
export const channelSales = (world: Demo): void => {
  const random = randomFrom('sales on channels');
  const demo = { ...world, random, crew: world.crew.chosenBy(random) };
  for (const [days, outcome] of sales) {
    const warehouseId = random.weighted(['EWR-1', 'LAX-2', 'PVG-3'], [5, 3, 1]);
    const at = demo.calendars[warehouseId]!.workedBefore(hoursAfter(demo.now, -24 * days), random.next());
    demo.line.begin(at, sale(demo, warehouseId, outcome));
  }
};

async function* sale(demo: Demo, warehouseId: string, outcome: Outcome): Story {
  const { stage, crew, random } = demo;
  const isTwice = outcome === 'twice' || outcome === 'twiceResolved';
  const piece = chosen(demo, warehouseId);
  if (!piece) return;
  const office = crew.onDuty('reviewer');
  const channel = random.pick(channels);
  const priceCents = Math.max(4_000, Math.round((piece.retailCents * (1.1 + random.next() * 0.7)) / 100) * 100);
  const shipBy = hoursAfter(stage.clock.now(), 50).toISOString();
  const record = (on: ChannelKind, cents: number) =>
    stage.act(office, recordSaleRoute, {
      channel: on,
      saleNo: `${random.letters(2)}-${random.digits(8)}`,
      oneId: piece.oneId,
      priceCents: cents,
      shipBy,
    });
  const { saleId, oddNo } = await record(channel, priceCents);

  if (isTwice) {
    yield minutesAfter(stage.clock.now(), 0.4);
    const other = await record(
      channels.find((one) => one !== channel)!,
      priceCents + 300,
    );
    yield minutesAfter(stage.clock.now(), 9);
    if (outcome === 'twiceResolved') await resolve(demo, other.saleId, piece);
  }
  if (outcome === 'cancelled') {
    yield minutesAfter(stage.clock.now(), 35);
    await stage.act(office, cancelSaleRoute, { saleId, reason: 'The buyer cancelled' });
    return giveBack(demo, [piece]);
  }
  if (outcome === 'issue') {
    yield minutesAfter(stage.clock.now(), 20);
    await stage.act(office, raiseSaleIssueRoute, { saleId, reason: 'The buyer asks for something' });
    return;
  }
  yield minutesAfter(stage.clock.now(), 8);
  const order: Outbound = { oddNo: oddNo!, warehouseId, pieces: [piece], labelled: false, isSold: true };
  yield* walkTheFloor(demo, order, ordinaryPace(demo)(order));
  yield* settled(demo, saleId, outcome, priceCents);
}

/** With the platform, which accepts it after some days and pays some days later. */
async function* settled(demo: Demo, saleId: string, outcome: Outcome, priceCents: number): Story {
  const { stage, crew, random } = demo;
  const office = crew.onDuty('reviewer');
  yield hoursAfter(stage.clock.now(), 60 + random.next() * 40);
  await stage.act(office, processSaleRoute, { saleId });
  yield hoursAfter(stage.clock.now(), 20 + random.next() * 50);
  await stage.act(office, payOutSaleRoute, { saleId, ...(outcome === 'paidLess' && { payoutCents: Math.round(priceCents * 0.84) }) });
  if (outcome !== 'refunded') return;
  yield hoursAfter(stage.clock.now(), 70);
  await stage.act(office, returnSaleRoute, { saleId, reason: 'The buyer sent it back' });
  yield hoursAfter(stage.clock.now(), 90);
  await stage.act(office, refundSaleRoute, { saleId });
  yield hoursAfter(stage.clock.now(), 30);
  await stage.act(office, archiveSaleRoute, { saleId });
}

/** Another pair that is alike takes its place, where there is one; otherwise the sale is given up for its penalty. */
const resolve = async (demo: Demo, saleId: string, piece: Piece): Promise<void> => {
  const { stage, crew, stock } = demo;
  const office = crew.onDuty('reviewer');
  const twin = stock
    .of(piece.shopId, piece.warehouseId)
    .find(({ sku, size, defective, fake }) => sku === piece.sku && size === piece.size && !defective && !fake);
  if (twin) {
    stock.remove(twin);
    await stage.act(office, reassignSaleRoute, { saleId, twin: twin.oneId });
  } else await stage.act(office, cancelSaleRoute, { saleId, reason: 'The item was sold twice', penaltyCents: 1_500 });
};

/** A sound pair of a seller who may sell on channels, the longest stored first. */
const chosen = ({ stock, random }: Demo, warehouseId: string): Piece | undefined => {
  const sound = (shopId: number) => stock.of(shopId, warehouseId).filter(({ defective, fake }) => !defective && !fake);
  const shops = shopPlans.filter(({ shopId, touchPro }) => touchPro && shopId !== selfOperatedShop && sound(shopId).length > 0);
  if (shops.length === 0) return undefined;
  const piece = sound(random.pick(shops).shopId)[0]!;
  stock.remove(piece);
  return piece;
};
