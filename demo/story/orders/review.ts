import type { ApplicationType } from '#contracts/item/order-kinds.ts';
import type { BoxSize } from '#contracts/outbound/box-sizes.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { confirmRequestRoute } from '#services/requests/answer/confirm-request.ts';
import { cancelRequestRoute } from '#services/requests/answer/cancel-request.ts';
import { recallRequestRoute } from '#services/requests/answer/recall-request.ts';
import { approveRequestRoute } from '#services/requests/review/approve-request.ts';
import { quoteRequestRoute } from '#services/requests/review/quote-request.ts';
import { rejectRequestRoute } from '#services/requests/review/reject-request.ts';
import type { Player } from '#demo/engine/player.ts';
import type { Demo } from '../demo.ts';
import { haveFunds } from '../recharges.ts';
import type { Piece } from '../stock.ts';

/** How a request is decided on. `waits` is not answered by anyone. */
export type Verdict = 'approve' | 'approveThenCancel' | 'reject' | 'recall' | 'quote' | 'quoteThenCancel' | 'quoteThenWait' | 'waits';

export const ownerOf = (demo: Demo, shopId: number): Player => (shopId === selfOperatedShop ? demo.crew.selfOperated() : demo.crew.seller(shopId));

export const reviewer = (demo: Demo): Player => demo.crew.onDuty('reviewer');

/** As reviewers choose them: each reads them in their own language. */
const refusals = [
  { reason: 'The address on the label is wrong', preset: 'wrongAddress' },
  { reason: 'The label cannot be read', preset: 'labelUnreadable' },
  { reason: 'Items of this order are on hold', preset: 'itemsOnHold' },
  { reason: 'The address is incomplete', preset: 'addressIncomplete' },
  { reason: 'It is unclear who owns the items', preset: 'ownershipUnclear' },
] as const;

export const approve = (demo: Demo, oddNo: string) => demo.stage.act(reviewer(demo), approveRequestRoute, { oddNo });
export const reject = (demo: Demo, oddNo: string) => demo.stage.act(reviewer(demo), rejectRequestRoute, { oddNo, ...demo.random.pick(refusals) });
export const recall = (demo: Demo, owner: Player, oddNo: string, type: ApplicationType) =>
  demo.stage.act(owner, recallRequestRoute, undefined, { id: oddNo, type });
/** `boxes`: of a reship, what the fee is for. */
export const quoteFee = (demo: Demo, oddNo: string, feeCents: number, boxes?: BoxSize[]) =>
  demo.stage.act(reviewer(demo), quoteRequestRoute, { oddNo, feeCents, boxes, remark: '' });
/** A carton with so many shoe boxes, two in a layer. */
export const measuredBox = (boxNo: string, items: number): BoxSize => ({
  boxNo,
  lengthCm: 36,
  widthCm: items > 1 ? 54 : 28,
  heightCm: Math.min(15 * Math.ceil(items / 2), 120),
  weightGrams: 300 + items * 1_250,
});
export const quoteEach = (demo: Demo, oddNo: string, perItem: { oneId: string; priceCents: number }[]) =>
  demo.stage.act(reviewer(demo), quoteRequestRoute, { oddNo, feeCents: 0, perItem, remark: '' });
/** The seller pays the fee that was quoted. */
export const confirmFee = async (demo: Demo, owner: Player, oddNo: string, feeCents: number): Promise<void> => {
  if (owner.shopId !== undefined && owner.shopId !== selfOperatedShop) await haveFunds(demo, owner.shopId, feeCents);
  await demo.stage.act(owner, confirmRequestRoute, { oddNo, feeCents, priceCents: 0 });
};
/** The seller takes what the operator pays. */
export const acceptOffer = (demo: Demo, owner: Player, oddNo: string, priceCents: number) =>
  demo.stage.act(owner, confirmRequestRoute, { oddNo, feeCents: 0, priceCents });
export const cancel = (demo: Demo, owner: Player, oddNo: string) => demo.stage.act(owner, cancelRequestRoute, { oddNo, reason: 'Price too low' });

/** Pieces that an order let go lie where they lay. */
export const giveBack = (demo: Demo, pieces: readonly Piece[]): void => pieces.forEach((piece) => demo.stock.add(piece));
