import { applyOwnershipTransferRoute } from '#services/requests/apply/apply-ownership-transfer.ts';
import { minutesAfter } from '#demo/engine/calendar.ts';
import type { Story } from '#demo/engine/timeline.ts';
import type { Demo } from '../demo.ts';
import { haveCardFee } from '../recharges.ts';
import type { Piece } from '../stock.ts';
import { approve, cancel, confirmFee, giveBack, ownerOf, quoteFee, recall, reject, type Verdict } from './review.ts';

/** A transfer to another user; the pieces stay where they lie. */
export async function* handOver(
  demo: Demo,
  pieces: readonly Piece[],
  targetShopId: number,
  verdict: Exclude<Verdict, 'approveThenCancel'>,
  reviewAfter: number,
): Story {
  const { stage, random } = demo;
  const owner = ownerOf(demo, pieces[0]!.shopId);
  const received = pieces.map((piece) => ({ ...piece, shopId: targetShopId }));
  await haveCardFee(demo, 'ownershipTransfer', pieces);
  const { oddNo } = await stage.act(owner, applyOwnershipTransferRoute, { oneIds: pieces.map(({ oneId }) => oneId), targetShopId, remark: '' });
  if (verdict === 'waits') return;

  yield minutesAfter(stage.clock.now(), reviewAfter);
  const feeCents = 200 * pieces.length;
  switch (verdict) {
    case 'approve':
      await approve(demo, oddNo);
      return giveBack(demo, received);
    case 'reject':
      await reject(demo, oddNo);
      return giveBack(demo, pieces);
    case 'recall':
      await recall(demo, owner, oddNo, 7);
      return giveBack(demo, pieces);
    case 'quote':
    case 'quoteThenCancel':
    case 'quoteThenWait':
      await quoteFee(demo, oddNo, feeCents);
  }
  if (verdict === 'quoteThenWait') return;
  yield minutesAfter(stage.clock.now(), 10 + random.next() * 300);
  if (verdict === 'quoteThenCancel') await cancel(demo, owner, oddNo);
  else await confirmFee(demo, owner, oddNo, feeCents);
  giveBack(demo, verdict === 'quoteThenCancel' ? pieces : received);
}
