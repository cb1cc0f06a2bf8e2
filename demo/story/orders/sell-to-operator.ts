import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { applyCashOutRoute } from '#services/requests/apply/apply-cash-out.ts';
import { hoursAfter, minutesAfter } from '#demo/engine/calendar.ts';
import type { Story } from '#demo/engine/timeline.ts';
import type { Demo } from '../demo.ts';
import type { Piece } from '../stock.ts';
import { acceptOffer, cancel, giveBack, ownerOf, quoteEach, recall, reject, type Verdict } from './review.ts';

/** A cash-out: the operator names a price for each piece, the seller takes it or not. */
export async function* cashOut(
  demo: Demo,
  pieces: readonly Piece[],
  verdict: Exclude<Verdict, 'approve' | 'approveThenCancel'>,
  reviewAfter: number,
): Story {
  const { stage, random } = demo;
  const owner = ownerOf(demo, pieces[0]!.shopId);
  const { oddNo } = await stage.act(owner, applyCashOutRoute, { oneIds: pieces.map(({ oneId }) => oneId), remark: '' });
  if (verdict === 'waits') return;

  yield minutesAfter(stage.clock.now(), reviewAfter);
  if (verdict === 'reject') {
    await reject(demo, oddNo);
    return giveBack(demo, pieces);
  }
  if (verdict === 'recall') {
    await recall(demo, owner, oddNo, 5);
    return giveBack(demo, pieces);
  }
  const perItem = pieces.map(({ oneId, retailCents }) => ({
    oneId,
    priceCents: Math.round((retailCents * (0.8 + random.next() * 0.35)) / 100) * 100,
  }));
  await quoteEach(demo, oddNo, perItem);
  if (verdict === 'quoteThenWait') return;

  yield hoursAfter(stage.clock.now(), 0.3 + random.next() * 14);
  if (verdict === 'quoteThenCancel') {
    await cancel(demo, owner, oddNo);
    return giveBack(demo, pieces);
  }
  await acceptOffer(
    demo,
    owner,
    oddNo,
    perItem.reduce((sum, { priceCents }) => sum + priceCents, 0),
  );
  giveBack(
    demo,
    pieces.map((piece) => ({ ...piece, shopId: selfOperatedShop })),
  );
}
