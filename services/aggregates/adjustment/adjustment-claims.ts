import { reject } from '#contracts/kernel/rejection.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import type { Accepted, Claim } from '#kernel/commands/decision.ts';
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

/** A transfer that was credited to the wrong shop can be credited anew once that is taken back. */
export const releasedBy = ({ postingId, reference, basis }: WalletPosted['data']): NonNullable<Accepted['releases']> =>
  basis.kind === 'manual' && basis.reason === 'received' && reference.kind === 'adjustment'
    ? [claimOfTransfer(basis.evidence, postingId), claimOfRequest(basis.evidence, reference.id)]
    : [];
