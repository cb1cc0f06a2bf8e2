import { requestAdjustment as endpoint } from '#contracts/adjustments/adjustment-endpoints.ts';
import type { AdjustmentEvent } from '#contracts/adjustments/adjustment-events.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { normaliseOneId } from '#contracts/item/one-id.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { manualTypes, reasonsOf } from '#contracts/wallet/finance/manual-reasons.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { claimsOfRequest } from '../aggregates/adjustment/adjustment-claims.ts';
import { adjustmentStream, type Requested } from '../aggregates/adjustment/adjustment.ts';
import { countedAlone, loneCreditsOf, loneCreditsStream, mayPostAlone, type LoadedLoneCredits } from '../aggregates/adjustment/lone-credits.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { shopStream, type Shop } from '../aggregates/shop/shop.ts';
import { walletStream, type LoadedWallet } from '../aggregates/wallet/wallet.ts';
import { adjustmentPosting } from './adjustment-posting.ts';
import { answered } from './answered.ts';

type Body = BodyOf<typeof endpoint>;

export interface RequestAdjustment extends Body {
  requesterId: string;
  /** From this amount on a second person has to approve; of credits, from this sum on that one person makes in a day. */
  secondApprovalCents: number;
  now: Date;
}

interface States {
  adjustment: NewStream<AdjustmentEvent>;
  shop: Shop;
  wallet: LoadedWallet;
  /** Of the requester, today. */
  credits: LoadedLoneCredits;
  /** That the request names, where it pays for one. */
  lost?: Item | undefined;
}

/** Below the limit, and the day's, it is posted with its request; from there on somebody else decides. A charge is imposed: the wallet may go below zero by it. */
export const requestAdjustment = (command: RequestAdjustment, { adjustment, shop, wallet, credits, lost }: States): Decision => {
  const { requesterId, now } = command;
  if (!shop.exists) return reject('NotFound', { field: 'shopId' });
  const refusal = requireSameWay(command) ?? requireEvidence(command) ?? requireLostItem(command, lost);
  if (refusal) return refusal;

  const requested = requestedOf(command, adjustment.id);
  const request: AdjustmentEvent = { type: 'AdjustmentRequested', data: requested };
  const asked = claimsOfRequest(requested);
  const byHand = { direction: requested.direction, cents: requested.cents, secondApprovalCents: command.secondApprovalCents };
  if (!mayPostAlone(byHand, credits)) return { changes: [change(adjustment, request)], claims: asked };
  const { posting, claims } = adjustmentPosting(requested, [requesterId], now);
  const posted: AdjustmentEvent = { type: 'AdjustmentPosted', data: { postingId: posting.data.postingId, approvedBy: [requesterId] } };
  return {
    changes: [change(adjustment, request, posted), change(wallet, posting), ...countedAlone(adjustment.id, byHand, credits)],
    claims: [...asked, ...claims],
  };
};

const requestedOf = (command: RequestAdjustment, adjustmentNo: string): Requested => {
  const { shopId, direction, amountCents: cents, type, reasonCode, reason, bankRef = '', reference, proofs, requesterId } = command;
  const named = reasonCode === 'lostItem' ? normaliseOneId(reference) : reference;
  return { adjustmentNo, shopId, direction, cents, type, reasonCode, reason, evidence: { bankRef, reference: named, proofs }, requesterId };
};

const requireSameWay = ({ direction, type, reasonCode }: Body): Rejection | undefined => {
  if (!manualTypes[direction].includes(type)) return reject('AdjustmentTypeOtherWay', { field: 'type' });
  return reasonsOf(direction).includes(reasonCode) ? undefined : reject('AdjustmentReasonOtherWay', { field: 'reasonCode' });
};

/** What the warehouse lost of the shop's, and has given up. */
const requireLostItem = ({ reasonCode, shopId }: Body, lost: Item | undefined): Rejection | undefined =>
  reasonCode !== 'lostItem' || (lost?.state === 'writtenOff' && lost.shopId === shopId)
    ? undefined
    : reject('LostItemUnknown', { field: 'reference' });

/** Money that came stands on a line of the bank; anything else is shown by what it was for. */
const requireEvidence = ({ reasonCode, bankRef, reference, proofs }: Body): Rejection | undefined => {
  if (reasonCode === 'received') return bankRef ? undefined : reject('AdjustmentBankRefMissing', { field: 'bankRef' });
  if (bankRef) return reject('AdjustmentBankRefUnused', { field: 'bankRef' });
  return reference === '' && proofs.length === 0 ? reject('AdjustmentEvidenceMissing', { field: 'reference' }) : undefined;
};

export const requestAdjustmentRoute = ({ secondApprovalCents }: { secondApprovalCents: number }) =>
  commandRoute(endpoint, async ({ body, viewer: { accountId: requesterId }, numbers, now }, load) => {
    const adjustment = load.create(adjustmentStream, `AJ-${numbers.reference(now)}`);
    const shop = await load.one(shopStream, body.shopId);
    const wallet = await load.one(walletStream, body.shopId);
    const credits = await load.one(loneCreditsStream, loneCreditsOf(requesterId, now));
    const lost = body.reasonCode === 'lostItem' ? await load.one(itemStream, normaliseOneId(body.reference)) : undefined;
    return answered(adjustment, requestAdjustment({ ...body, requesterId, secondApprovalCents, now }, { adjustment, shop, wallet, credits, lost }));
  });
