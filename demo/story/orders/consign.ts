import { consignmentPlatforms } from '#contracts/requests/consignment-platforms.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { delistConsignmentRoute } from '#services/requests/consignment/delist-consignment.ts';
import { sellConsignmentRoute } from '#services/requests/consignment/sell-consignment.ts';
import { takeOverConsignmentRoute } from '#services/requests/consignment/take-over-consignment.ts';
import { applyConsignmentRoute } from '#services/requests/apply/apply-consignment.ts';
import { hoursAfter, minutesAfter } from '#demo/engine/calendar.ts';
import type { Story } from '#demo/engine/timeline.ts';
import type { Demo } from '../demo.ts';
import type { Piece } from '../stock.ts';
import { walkTheFloor, type Outbound, type Pace } from './floor.ts';
import { approve, giveBack, ownerOf, recall, reject } from './review.ts';

/** What becomes of a consigned piece. */
export type Sale = 'sold' | 'delisted' | 'takenOver' | 'unsold';

export interface ConsignPlan {
  /** Reserved for it. */
  pieces: readonly Piece[];
  verdict: 'approve' | 'reject' | 'recall' | 'waits';
  reviewAfter: number;
  /** For each piece. */
  sale: () => { outcome: Sale; afterHours: number };
  pace: (order: Outbound) => Pace | undefined;
}

/** A consignment: one order for each piece. */
export async function* consignment(demo: Demo, plan: ConsignPlan): Story {
  const { stage, random } = demo;
  const { pieces } = plan;
  const owner = ownerOf(demo, pieces[0]!.shopId);
  const items = pieces.map(({ oneId, retailCents }) => ({
    oneId,
    priceCents: Math.max(1_000, Math.round((retailCents * (1.05 + random.next() * 0.9)) / 100) * 100),
  }));
  const { oddNos } = await stage.act(owner, applyConsignmentRoute, { items, platform: random.pick(consignmentPlatforms), remark: '' });
  if (plan.verdict === 'waits') return;

  yield minutesAfter(stage.clock.now(), plan.reviewAfter);
  for (const [i, oddNo] of oddNos.entries()) {
    const piece = pieces[i]!;
    if (plan.verdict === 'reject') await reject(demo, oddNo);
    if (plan.verdict === 'recall') await recall(demo, owner, oddNo, 6);
    if (plan.verdict !== 'approve') giveBack(demo, [piece]);
    else {
      await approve(demo, oddNo);
      const { outcome, afterHours } = plan.sale();
      if (outcome !== 'unsold')
        demo.line.begin(hoursAfter(stage.clock.now(), afterHours), listed(demo, { oddNo, piece, price: items[i]!.priceCents }, outcome, plan.pace));
    }
    yield minutesAfter(stage.clock.now(), 0.5);
  }
}

interface Listed {
  oddNo: string;
  piece: Piece;
  price: number;
}

async function* listed(demo: Demo, { oddNo, piece, price }: Listed, outcome: Exclude<Sale, 'unsold'>, pace: ConsignPlan['pace']): Story {
  const { stage, crew, random } = demo;
  if (outcome === 'delisted') {
    await stage.act(ownerOf(demo, piece.shopId), delistConsignmentRoute, { oddNo });
    return giveBack(demo, [piece]);
  }
  if (outcome === 'takenOver') {
    await stage.act(crew.onDuty('reviewer'), takeOverConsignmentRoute, { oddNo, priceCents: Math.round(price * 0.82) });
    return giveBack(demo, [{ ...piece, shopId: selfOperatedShop }]);
  }
  await stage.act(crew.onDuty('reviewer'), sellConsignmentRoute, {
    oddNo,
    platOrderNo: `${random.letters(2)}-${random.digits(8)}`,
    soldPriceCents: price,
  });
  const order: Outbound = { oddNo, warehouseId: piece.warehouseId, pieces: [piece], labelled: false };
  const now = pace(order);
  if (now) yield* walkTheFloor(demo, order, now);
}
