import { applyWarehouseTransferRoute } from '#services/requests/apply/apply-warehouse-transfer.ts';
import { shelveItemRoute } from '#services/shelving/shelve-item.ts';
import { closeTransferRoute } from '#services/transfers/close-transfer.ts';
import { receiveTransferRoute } from '#services/transfers/receive-transfer.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import { randomFrom } from '../random.ts';
import { choosePieces, reserving } from './choose.ts';
import type { Demo } from './demo.ts';
import { walkTheFloor, type Outbound, type Pace } from './orders/floor.ts';
import { approve, confirmFee, giveBack, ownerOf, quoteFee, reject } from './orders/review.ts';
import { haveCardFee } from './recharges.ts';
import type { Piece } from './stock.ts';

/** How far a transfer between warehouses has come by now. */
type Stage = 'waits' | 'quoted' | 'rejected' | 'pending' | 'picking' | 'packed' | 'sent' | 'arriving' | 'arrived' | 'missing';

interface Plan {
  from: string;
  to: string;
  stage: Stage;
  count: number;
  /** Hours since it was applied for. */
  age: number;
}

type Row = readonly [from: string, to: string, stage: Stage, count: number, age: number];

const rows: readonly Row[] = [
  ['EWR-1', 'LAX-2', 'waits', 4, 3],
  ['LAX-2', 'EWR-1', 'quoted', 3, 9],
  ['EWR-1', 'PVG-3', 'rejected', 2, 70],
  ['EWR-1', 'LAX-2', 'pending', 3, 6],
  ['LAX-2', 'EWR-1', 'picking', 4, 5],
  ['EWR-1', 'LAX-2', 'packed', 2, 8],
  ['EWR-1', 'LAX-2', 'sent', 5, 40],
  ['LAX-2', 'EWR-1', 'sent', 3, 62],
  ['LAX-2', 'EWR-1', 'arriving', 4, 96],
  ['EWR-1', 'LAX-2', 'arrived', 6, 260],
  ['LAX-2', 'EWR-1', 'arrived', 2, 410],
  ['EWR-1', 'LAX-2', 'missing', 3, 150],
];

/** Sellers move goods to where they sell better. With a chance of its own, so that no other story moves. */
export const transfers = (demo: Demo): void => {
  const random = randomFrom('transfers between warehouses');
  const own: Demo = { ...demo, random, reserve: reserving(demo.stock, (wanted) => choosePieces({ ...demo, random }, wanted)) };
  for (const [from, to, stage, count, age] of rows) demo.line.begin(hoursAfter(demo.now, -age), transfer(own, { from, to, stage, count, age }));
};

async function* transfer(demo: Demo, plan: Plan): Story {
  const { stage: player, random } = demo;
  const pieces = demo.reserve({ warehouseId: plan.from, count: plan.count });
  if (!pieces) return;
  const owner = ownerOf(demo, pieces[0]!.shopId);
  await haveCardFee(demo, 'warehouseTransfer', pieces);
  const { oddNo } = await player.act(owner, applyWarehouseTransferRoute, {
    oneIds: pieces.map(({ oneId }) => oneId),
    toWarehouseId: plan.to,
    remark: random.pick(['Sells better there', 'For the holiday stock', '']),
  });
  if (plan.stage === 'waits') return;

  yield minutesAfter(player.clock.now(), plan.age * 3);
  if (plan.stage === 'rejected') {
    await reject(demo, oddNo);
    return giveBack(demo, pieces);
  }
  if (plan.stage === 'quoted' || plan.stage === 'arrived') {
    const feeCents = 600 + 150 * pieces.length;
    await quoteFee(demo, oddNo, feeCents);
    if (plan.stage === 'quoted') return;
    yield minutesAfter(player.clock.now(), 25);
    await confirmFee(demo, owner, oddNo, feeCents);
  } else await approve(demo, oddNo);

  const order: Outbound = { oddNo, warehouseId: plan.from, pieces, labelled: false, toWarehouseId: plan.to };
  const pace = paceOf(demo, plan);
  if (!pace) return;
  yield* walkTheFloor(demo, order, pace);
  if (pace.shipAt) yield* arrival(demo, oddNo, plan, pieces);
}

const paceOf = ({ crew, now }: Demo, { from, stage, age, count }: Plan): Pace | undefined => {
  if (stage === 'pending') return undefined;
  const ago = (share: number) => hoursAfter(now, -age * share);
  const base = { operator: crew.onDuty('picker', from), minutesPerPick: 1.5, assignAt: ago(0.85), pickFrom: ago(0.8) };
  if (stage === 'picking') return { ...base, picks: Math.ceil(count / 2) };
  const packed = { ...base, packAt: ago(0.72), parcels: count > 3 ? (2 as const) : (1 as const) };
  return stage === 'packed' ? packed : { ...packed, shipAt: ago(0.68) };
};

/** Scanned at the other side, and laid on shelves there. */
async function* arrival(demo: Demo, oddNo: string, { to, stage, age }: Plan, pieces: readonly Piece[]): Story {
  if (stage === 'sent') return;
  const { stage: player, crew, now } = demo;
  const clerk = crew.onDuty('inspector', to);
  yield stage === 'arriving' ? minutesAfter(now, -14) : hoursAfter(now, -age * 0.3);
  const here = stage === 'arriving' ? pieces.slice(0, 2) : stage === 'missing' ? pieces.slice(1) : pieces;
  for (const piece of here) {
    await player.act(clerk, receiveTransferRoute, { oddNo, warehouseId: to, oneIds: [piece.oneId] });
    yield minutesAfter(player.clock.now(), 0.6);
  }
  if (stage === 'missing') await player.act(clerk, closeTransferRoute, { oddNo, reason: 'The parcel arrived open' });
  if (stage === 'arriving') return;
  yield minutesAfter(player.clock.now(), 20);
  for (const piece of here) yield* putOnShelf(demo, piece, to);
}

async function* putOnShelf(demo: Demo, piece: Piece, warehouseId: string): Story {
  const { stage: player, crew, shelves } = demo;
  const unit = { ...piece, warehouseId };
  const shelf = shelves.suggest(unit);
  await player.act(crew.onDuty('shelver', warehouseId), shelveItemRoute, {
    oneId: piece.oneId,
    shelfId: shelf.shelfId,
    suggestedShelfId: shelf.shelfId,
  });
  shelves.lay(shelf.shelfId, unit);
  demo.stock.add({ ...unit, shelfId: shelf.shelfId, shelfName: shelf.name, since: player.clock.now() });
  yield minutesAfter(player.clock.now(), 0.5);
}
