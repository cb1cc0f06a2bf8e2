import { requestTypeOf, type outboundKinds } from '#contracts/item/order-kinds.ts';
import { cancelOutboundRoute } from '#services/outbound/cancel-outbound.ts';
import { applyReshipRoute } from '#services/requests/apply/apply-reship.ts';
import { applyShipWithLabelRoute } from '#services/requests/apply/apply-ship-with-label.ts';
import { orderDirectOutboundRoute } from '#services/requests/apply/order-direct-outbound.ts';
import { minutesAfter } from '#demo/engine/calendar.ts';
import type { Story } from '#demo/engine/timeline.ts';
import type { Demo } from '../demo.ts';
import { haveCardFee } from '../recharges.ts';
import type { Piece } from '../stock.ts';
import { walkTheFloor, type Outbound, type Pace } from './floor.ts';
import { somebody } from './people.ts';
import { approve, cancel, confirmFee, giveBack, measuredBox, ownerOf, quoteFee, recall, reject, reviewer, type Verdict } from './review.ts';

export interface ShipPlan {
  kind: (typeof outboundKinds)[number];
  /** Reserved for it. */
  pieces: readonly Piece[];
  dueAt?: Date;
  dropship?: boolean;
  verdict: Verdict;
  /** Minutes until the office looks at it. */
  reviewAfter: number;
  /** Asked once the order may leave. */
  pace: (order: Outbound) => Pace | undefined;
}

/** An order that leaves the warehouse, from its application on. */
export async function* shipping(demo: Demo, plan: ShipPlan): Story {
  const { stage } = demo;
  const { pieces, kind } = plan;
  const { shopId, warehouseId } = pieces[0]!;
  const owner = ownerOf(demo, shopId);
  const oddNo = await apply(demo, plan);
  const order: Outbound = { oddNo, warehouseId, pieces, labelled: kind === 'shipWithLabel' };
  const pace = (): Pace | undefined => plan.pace(order);
  if (kind === 'directOutbound') {
    yield minutesAfter(stage.clock.now(), plan.reviewAfter);
    const now = pace();
    if (now) yield* walkTheFloor(demo, order, now);
    return;
  }
  if (plan.verdict === 'waits') return;

  yield minutesAfter(stage.clock.now(), plan.reviewAfter);
  switch (plan.verdict) {
    case 'reject':
      await reject(demo, oddNo);
      return giveBack(demo, pieces);
    case 'recall':
      await recall(demo, owner, oddNo, requestTypeOf[kind]);
      return giveBack(demo, pieces);
    case 'approve':
      await approve(demo, oddNo);
      break;
    case 'approveThenCancel':
      await approve(demo, oddNo);
      yield minutesAfter(stage.clock.now(), 20);
      await stage.act(reviewer(demo), cancelOutboundRoute, { oddNo, reason: 'The buyer cancelled' });
      return giveBack(demo, pieces);
    case 'quote':
    case 'quoteThenCancel':
    case 'quoteThenWait': {
      const feeCents = 350 + pieces.length * 180;
      await quoteFee(demo, oddNo, feeCents, kind === 'reship' ? [measuredBox('1', pieces.length)] : undefined);
      if (plan.verdict === 'quoteThenWait') return;
      yield minutesAfter(stage.clock.now(), 4 + demo.random.next() * 90);
      if (plan.verdict === 'quoteThenCancel') {
        await cancel(demo, owner, oddNo);
        return giveBack(demo, pieces);
      }
      await confirmFee(demo, owner, oddNo, feeCents);
    }
  }
  const now = pace();
  if (now) yield* walkTheFloor(demo, order, now);
}

const apply = async (demo: Demo, { kind, pieces, dueAt, dropship = false }: ShipPlan): Promise<string> => {
  const { stage, random, carriers, crew } = demo;
  const { shopId, warehouseId } = pieces[0]!;
  const owner = ownerOf(demo, shopId);
  const oneIds = pieces.map(({ oneId }) => oneId);
  const due = dueAt && { dueAt: dueAt.toISOString() };
  await haveCardFee(demo, kind, pieces);
  if (kind === 'shipWithLabel') {
    const label = carriers.label(carriers.carrierFrom(warehouseId), owner, stage.clock.now());
    return (await stage.act(owner, applyShipWithLabelRoute, { oneIds, label, dropship, ...due, remark: '' })).oddNo;
  }
  const address = somebody(random, warehouseId);
  if (kind === 'reship') return (await stage.act(owner, applyReshipRoute, { oneIds, address, boxes: [], ...due, remark: '' })).oddNo;
  return (await stage.act(crew.onDuty('operations'), orderDirectOutboundRoute, { oneIds, address, ...due, remark: 'Buyback programme' })).oddNo;
};
