import { isShoeSize } from '#contracts/item/kinds-of-goods.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { createShipmentRoute } from '#services/fulfilment/create-shipment.ts';
import { inboundCreated, inboundSeen, notReceived, type SeenItem } from '#services/fulfilment/follow-inbound.ts';
import { archiveShipmentRoute } from '#services/fulfilment/put-away.ts';
import { approveShipmentRoute, recallShipmentRoute, rejectShipmentRoute } from '#services/fulfilment/review-shipment.ts';
import { saleIdOf } from '#services/aggregates/sale/sale.ts';
import { shipmentStream } from '#services/aggregates/shipment/shipment.ts';
import { receiveReturnRoute } from '#services/returns/receive-return.ts';
import { statesOf } from '#services/sales/record-sale.ts';
import { payOutSaleRoute } from '#services/sales/settle-sale.ts';
import type { Sold } from '#services/sales/sold.ts';
import { takeSale } from '#services/sales/take-sale.ts';
import { noChange } from '#kernel/commands/decision.ts';
import { shopPlans } from '../cast/shops.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import { randomFrom } from '../random.ts';
import type { Demo } from './demo.ts';
import { ordinaryPace } from './ordinary-pace.ts';
import { walkTheFloor, type Outbound } from './orders/floor.ts';
import { giveBack, ownerOf, reviewer } from './orders/review.ts';
import { putAway } from './put-away.ts';
import type { Piece } from './stock.ts';

/** How far a shipment is by now, or how it ended. */
type End = 'waits' | 'rejected' | 'recalled' | 'labelled' | 'inTransit' | 'delivered' | 'missing' | 'authenticating' | 'listed' | 'sold' | 'returned';

/** Days ago, pairs in each box, and what came of it. */
const shipments: readonly [days: number, boxes: readonly number[], end: End][] = [
  [34, [6], 'sold'],
  [30, [3], 'rejected'],
  [27, [8, 4], 'returned'],
  [23, [5], 'sold'],
  [19, [4], 'missing'],
  [15, [7], 'listed'],
  [11, [3], 'recalled'],
  [7, [6, 2], 'authenticating'],
  [4.5, [4], 'delivered'],
  [2.2, [5], 'inTransit'],
  [0.6, [4, 3], 'labelled'],
  [0.35, [6], 'waits'],
  [0.12, [2], 'waits'],
];

/** Sellers who take part send pairs to the centre of a marketplace, by chances of their own: the rest of the world does not change with it. */
export const programme = (world: Demo): void => {
  const random = randomFrom('fulfilment programme');
  const demo = { ...world, random, crew: world.crew.chosenBy(random) };
  for (const [days, boxes, end] of shipments) {
    const warehouseId = random.weighted(['EWR-1', 'LAX-2'], [3, 2]);
    const at = demo.calendars[warehouseId]!.workedBefore(hoursAfter(demo.now, -24 * days), random.next());
    demo.line.begin(at, shipment(demo, warehouseId, boxes, end));
  }
};

async function* shipment(demo: Demo, warehouseId: string, boxes: readonly number[], end: End): Story {
  const { stage, random } = demo;
  const count = boxes.reduce((sum, pairs) => sum + pairs, 0);
  const pieces = chosen(demo, warehouseId, count);
  if (pieces.length < count || demo.channelAccounts.length === 0) return giveBack(demo, pieces);
  const owner = ownerOf(demo, pieces[0]!.shopId);
  const inBox = boxes.map((pairs, at) => {
    const from = boxes.slice(0, at).reduce((sum, before) => sum + before, 0);
    return pieces.slice(from, from + pairs);
  });
  const { shipmentNo } = await stage.act(owner, createShipmentRoute({ channelAccounts: async () => demo.channelAccounts }), {
    boxes: inBox.map((box) => ({ items: box.map((piece) => ({ oneId: piece.oneId, priceCents: askedFor(piece) })) })),
    remark: '',
  });
  if (end === 'waits') return;

  yield hoursAfter(stage.clock.now(), 1 + random.next() * 4);
  if (end === 'recalled' || end === 'rejected') {
    if (end === 'recalled') await stage.act(owner, recallShipmentRoute, { shipmentNo });
    else await stage.act(reviewer(demo), rejectShipmentRoute, { shipmentNo, reason: 'Items of this order are on hold', preset: 'itemsOnHold' });
    return giveBack(demo, pieces);
  }
  await stage.act(reviewer(demo), approveShipmentRoute, { shipmentNo });
  yield minutesAfter(stage.clock.now(), 1);
  const labels = boxes.map((_, at) => ({ boxNo: at + 1, ...paper(demo, pieces[0]!.shopId) }));
  const displayNo = `FX${random.digits(8)}`;
  await stage.run('channels', inboundCreated(shipmentNo, { displayNo, manifestUrl: paper(demo, pieces[0]!.shopId).url, labels }));
  if (end === 'labelled') return;

  const { boxes: made } = await stage.run('channels', async (load) => ({ decision: noChange, answer: await load.one(shipmentStream, shipmentNo) }));
  for (const [at, box] of inBox.entries()) {
    const order: Outbound = { oddNo: made[at]!.oddNo, warehouseId, pieces: box, labelled: true, isSold: true };
    yield* walkTheFloor(demo, order, { ...ordinaryPace(demo)(order), shorts: 0 });
  }
  yield* atCentre(demo, shipmentNo, pieces, end);
}

/** What the centre says of the pairs from the hand-over on. */
async function* atCentre(demo: Demo, shipmentNo: string, pieces: readonly Piece[], end: End): Story {
  const { stage, random } = demo;
  const see = (some: readonly Piece[], seen: (piece: Piece) => Omit<SeenItem, 'oneId'>) =>
    stage.run(
      'channels',
      inboundSeen(
        shipmentNo,
        some.map((piece) => ({ oneId: piece.oneId, ...seen(piece) })),
      ),
    );
  yield hoursAfter(stage.clock.now(), 5 + random.next() * 6);
  await see(pieces, () => ({ status: 'inTransit' }));
  if (end === 'inTransit') return;
  yield hoursAfter(stage.clock.now(), 36 + random.next() * 20);
  await see(pieces, () => ({ status: 'delivered' }));
  if (end === 'delivered') return;
  const counted = end === 'missing' ? pieces.slice(0, -1) : pieces;
  yield hoursAfter(stage.clock.now(), 6 + random.next() * 10);
  await see(counted, () => ({ status: 'received' }));
  yield hoursAfter(stage.clock.now(), 8 + random.next() * 10);
  const checked = end === 'authenticating' ? counted.slice(0, 3) : counted;
  await see(checked, () => ({ status: 'authenticating' }));
  if (end === 'authenticating') return;

  yield hoursAfter(stage.clock.now(), 10 + random.next() * 14);
  const refused = end === 'returned' ? counted.slice(0, 1) : [];
  const offered = counted.slice(refused.length);
  if (refused.length > 0) await see(refused, () => ({ status: 'returned', reason: 'Glue on the midsole' }));
  await see(offered, (piece) => ({
    status: 'listed',
    externalId: `demo-${shipmentNo}-${piece.oneId}`,
    priceCents: askedFor(piece),
  }));
  if (end === 'missing') {
    yield hoursAfter(stage.clock.now(), 24 * 5);
    await stage.run(
      'programme',
      notReceived(
        shipmentNo,
        pieces.map(({ oneId }) => oneId),
      ),
    );
  }
  if (end === 'returned') yield* comesBack(demo, refused[0]!);
  if (end === 'sold') yield* sold(demo, shipmentNo, offered);
}

/** Sold one after the other, and paid for some days later; with the last the shipment is over. */
async function* sold(demo: Demo, shipmentNo: string, pieces: readonly Piece[]): Story {
  const { stage, random } = demo;
  for (const piece of pieces) {
    yield hoursAfter(stage.clock.now(), 8 + random.next() * 30);
    const sale: Sold = {
      channel: 'stockMarket',
      saleNo: `${random.digits(8)}-${random.digits(8)}`,
      oneId: piece.oneId,
      shipmentNo,
      accountId: demo.channelAccounts.find(({ kind }) => kind === 'stockMarket')!.accountId,
      externalId: `demo-${shipmentNo}-${piece.oneId}`,
      priceCents: askedFor(piece),
      currency: 'USD',
      soldAt: stage.clock.now().toISOString(),
    };
    await stage.run('channels', async (load) => {
      const decision = takeSale(sale, await statesOf(load, sale, shipmentNo), 'channels');
      return isRejection(decision) ? decision : { decision, answer: null };
    });
    const paidAt = hoursAfter(stage.clock.now(), 30 + random.next() * 20);
    const payOut = { saleId: saleIdOf(sale.channel, sale.saleNo), payoutCents: Math.round(sale.priceCents * 0.88) };
    demo.line.once(paidAt, async () => void (await stage.act(reviewer(demo), payOutSaleRoute, payOut)));
  }
  if (random.chance(0.5)) {
    yield hoursAfter(stage.clock.now(), 60);
    await stage.act(ownerOf(demo, pieces[0]!.shopId), archiveShipmentRoute, { shipmentNo });
  }
}

/** What the centre refused is received like any return, and laid on a shelf under its new ONE ID. */
async function* comesBack(demo: Demo, piece: Piece): Story {
  const { stage, crew } = demo;
  const { warehouseId, shopId, sku, size } = piece;
  yield demo.calendars[warehouseId]!.atWork(hoursAfter(stage.clock.now(), 70));
  const { units } = await stage.act(crew.onDuty('returnsClerk', warehouseId), receiveReturnRoute, {
    warehouseId,
    logNo: demo.carriers.logNo(demo.carriers.carrierFrom(warehouseId)),
    units: [{ oneId: piece.oneId, condition: 'intact', photos: [] }],
    reason: 'Refused by the programme',
  });
  yield demo.calendars[warehouseId]!.atWork(minutesAfter(stage.clock.now(), 25));
  yield* putAway(
    demo,
    units.map(({ oneId }) => ({ oneId, sku, size, shopId, warehouseId, damaged: false })),
  );
}

/** In whole dollars. */
const askedFor = ({ retailCents }: Piece): number => Math.max(6_000, Math.round((retailCents * 1.25) / 100) * 100);

const paper = ({ carriers, stage }: Demo, shopId: number) =>
  carriers.label(carriers.carrierFrom('EWR-1'), { accountId: 'channels', shopId }, stage.clock.now());

/** Sound pairs of one seller who takes part, the longest stored first. */
const chosen = ({ stock, random }: Demo, warehouseId: string, count: number): Piece[] => {
  const sound = (shopId: number) => stock.of(shopId, warehouseId).filter(({ defective, fake, size }) => !defective && !fake && isShoeSize(size));
  const shops = shopPlans.filter(
    ({ shopId, fulfilmentProgramme }) => fulfilmentProgramme && shopId !== selfOperatedShop && sound(shopId).length >= count,
  );
  if (shops.length === 0) return [];
  const pieces = sound(random.pick(shops).shopId).slice(0, count);
  for (const piece of pieces) stock.remove(piece);
  return pieces;
};
