import { reject } from '#contracts/kernel/rejection.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import type { Accepted, Claim } from '#kernel/commands/decision.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { Requested } from './adjustment.ts';
import { lineKeyOf } from '../bank-statement/bank-line-claims.ts';

/** One line of the operator's statement is credited once, by whichever road it is found. */
export const claimOfTransfer = (bankRef: string, postingId: string): Claim => ({
  kind: 'bank-line',
  key: lineKeyOf({ account: 'main', ref: bankRef, key: bankRef }),
  owner: postingId,
  otherwise: reject('TransferCredited', { field: 'bankRef', params: { ref: bankRef } }),
});

/** While a request waits, nobody asks for the same transfer again; a notice of the bank may still credit it. */
export const claimOfRequest = (bankRef: string, adjustmentNo: string): Claim => ({
  kind: 'adjustment-transfer',
  key: bankRef,
  owner: adjustmentNo,
  otherwise: reject('TransferAskedFor', { field: 'bankRef', params: { ref: bankRef } }),
});

/** A lost item is paid for once, from the request on. */
export const claimOfLostItem = (oneId: string, adjustmentNo: string): Claim => ({
  kind: 'lost-item',
  key: oneId,
  owner: adjustmentNo,
  otherwise: reject('LostItemPaid', { field: 'reference', params: { oneId: formatOneId(oneId) } }),
});

/** What a request claims from its first moment on. */
export const claimsOfRequest = ({ adjustmentNo, reasonCode, evidence: { bankRef, reference } }: Requested): Claim[] => {
  if (reasonCode === 'lostItem') return [claimOfLostItem(reference, adjustmentNo)];
  return bankRef === '' ? [] : [claimOfRequest(bankRef, adjustmentNo)];
};

/** A transfer that was credited to the wrong shop can be credited anew once that is taken back; a lost item can be paid for anew. */
export const releasedBy = ({ postingId, reference, basis }: WalletPosted['data']): NonNullable<Accepted['releases']> => {
  if (basis.kind !== 'manual' || reference.kind !== 'adjustment') return [];
  if (basis.reason === 'received') return [claimOfTransfer(basis.evidence, postingId), claimOfRequest(basis.evidence, reference.id)];
  return basis.reason === 'lostItem' ? [claimOfLostItem(basis.evidence, reference.id)] : [];
};
