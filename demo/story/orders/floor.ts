import { viewUrl } from '../../art/art.ts';
import { assignOrdersRoute } from '#services/outbound/assign-orders.ts';
import { completeOrderRoute } from '#services/outbound/complete-order.ts';
import { packOrderRoute } from '#services/outbound/pack-order.ts';
import { pickItemRoute } from '#services/outbound/pick-item.ts';
import { reportExceptionRoute } from '#services/outbound/report-exception.ts';
import { shipOrderRoute } from '#services/outbound/ship-order.ts';
import { shortPickRoute } from '#services/outbound/short-pick.ts';
import { hoursAfter, minutesAfter } from '#demo/engine/calendar.ts';
import type { Player } from '#demo/engine/player.ts';
import type { Story } from '#demo/engine/timeline.ts';
import type { Demo } from '../demo.ts';
import { comesBack } from '../come-back.ts';
import { isMissed } from '../missed.ts';
import type { Piece } from '../stock.ts';

/** An order that may leave. */
export interface Outbound {
  oddNo: string;
  warehouseId: string;
  pieces: readonly Piece[];
  /** The seller brought a label; otherwise the floor buys one. */
  labelled: boolean;
  /** It goes to another warehouse of the house, where it is received. */
  toWarehouseId?: string;
  /** It was sold on a channel: with its sale it is completed, or comes back. */
  isSold?: true;
}

/** When the floor does what. A step without a time has not come yet. */
export interface Pace {
  operator: Player;
  /** Absent where a batch assigned it. */
  assignAt?: Date;
  pickFrom?: Date;
  minutesPerPick: number;
  /** So many are picked; all when absent. */
  picks?: number;
  /** So many of the last pieces are not found. */
  shorts?: number;
  packAt?: Date;
  parcels?: 1 | 2;
  shipAt?: Date;
  /** Only the first parcel leaves. */
  partial?: boolean;
  /** The floor cannot go on. */
  stopAt?: Date;
}

/** An order on the floor: assigned, picked, packed, handed to the carrier. */
export async function* walkTheFloor(demo: Demo, order: Outbound, pace: Pace): Story {
  const { stage, crew } = demo;
  const { oddNo, warehouseId } = order;
  if (pace.assignAt) {
    yield pace.assignAt;
    await stage.act(crew.onDuty('floorLead', warehouseId), assignOrdersRoute, { oddNos: [oddNo], operatorId: pace.operator.accountId });
  }
  if (pace.stopAt) {
    yield pace.stopAt;
    await stage.act(crew.onDuty('floorLead', warehouseId), reportExceptionRoute, { oddNo, reason: 'The label cannot be printed' });
    return;
  }
  if (!pace.pickFrom) return;
  yield pace.pickFrom;
  const picked = yield* pick(demo, order, pace);

  if (!pace.packAt || picked.length === 0) return;
  yield pace.packAt;
  const parcelNos = await pack(demo, order, picked, pace.parcels ?? 1);

  if (!pace.shipAt) return;
  yield pace.shipAt;
  await ship(demo, order, pace.partial ? parcelNos.slice(0, 1) : undefined);
  if (pace.partial || order.toWarehouseId !== undefined || order.isSold) return;
  demo.line.once(hoursAfter(stage.clock.now(), 40 + demo.random.next() * 110), () => settle(demo, oddNo));
  demo.line.begin(hoursAfter(stage.clock.now(), 70 + demo.random.next() * 240), comesBack(demo, picked));
}

async function* pick(demo: Demo, { oddNo, pieces }: Outbound, pace: Pace): AsyncGenerator<Date, Piece[], void> {
  const { stage, random, shelves } = demo;
  const shorts = pieces.slice(pieces.length - (pace.shorts ?? 0));
  const wanted = pieces.slice(0, Math.min(pace.picks ?? pieces.length, pieces.length - shorts.length));
  const tote = `T-${random.between(101, 188)}`;
  for (const piece of wanted) {
    await stage.act(pace.operator, pickItemRoute, { oddNo, oneId: piece.oneId, shelf: piece.shelfName, tote });
    shelves.take(piece.shelfId, piece);
    yield minutesAfter(stage.clock.now(), pace.minutesPerPick * (0.6 + random.next() * 0.8));
  }
  for (const piece of pace.picks === undefined || pace.shorts ? shorts : []) {
    await stage.act(pace.operator, shortPickRoute, { oddNo, oneId: piece.oneId, reason: 'Not on its shelf', photos: [] });
    isMissed(demo, piece, pace.operator);
    yield minutesAfter(stage.clock.now(), 1.5);
  }
  return wanted;
}

const pack = async (demo: Demo, { oddNo, warehouseId }: Outbound, picked: readonly Piece[], parcels: 1 | 2): Promise<string[]> => {
  const packer = demo.crew.onDuty('packer', warehouseId);
  const half = parcels === 2 ? Math.ceil(picked.length / 2) : picked.length;
  const contents = [picked.slice(0, half), picked.slice(half)].filter((part) => part.length > 0);
  const { parcelNos } = await demo.stage.act(packer, packOrderRoute, {
    oddNo,
    parcels: contents.map((part) => ({
      oneIds: part.map(({ oneId }) => oneId),
      weightGrams: 240 + part.length * demo.random.between(1_050, 1_450),
      photos: [viewUrl(part[0]!.sku, 'box')],
    })),
  });
  return parcelNos;
};

const ship = async (demo: Demo, { oddNo, warehouseId, pieces, labelled }: Outbound, parcelNos: string[] | undefined): Promise<void> => {
  const packer = demo.crew.onDuty('packer', warehouseId);
  const carrier = demo.carriers.carrierFrom(warehouseId);
  await demo.stage.act(packer, shipOrderRoute, {
    oddNo,
    parcelNos,
    ...(!labelled && { logNo: demo.carriers.logNo(carrier), carrier: carrier.name }),
    deliveryFeeCents: labelled ? 0 : 900 + pieces.length * 240,
    otherFeeCents: pieces.length * 150,
  });
};

/** The office completes an order once it is paid for. */
const settle = async (demo: Demo, oddNo: string): Promise<void> => {
  if (demo.random.chance(0.12)) return;
  await demo.stage.act(demo.crew.onDuty('reviewer'), completeOrderRoute, { oddNo });
};
