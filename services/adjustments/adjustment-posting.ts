import type { Basis } from '#contracts/ledger/basis.ts';
import { manualReasons } from '#contracts/wallet/finance/manual-reasons.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import type { Claim } from '#kernel/commands/decision.ts';
import type { Requested } from '../aggregates/adjustment/adjustment.ts';
import { claimOfTransfer } from '../aggregates/adjustment/adjustment-claims.ts';
import { walletPosting } from '../aggregates/wallet/postings/wallet-posting.ts';

/** What an adjustment posts once it is approved, and the transfer that it credits with it. */
export const adjustmentPosting = (adjustment: Requested, approvedBy: string[], now: Date): { posting: WalletPosted; claims: Claim[] } => {
  const { adjustmentNo, shopId, cents, type, reasonCode, reason, evidence } = adjustment;
  const basis: Basis = { kind: 'manual', reason: reasonCode, evidence: lookedUpBy(adjustment), approvedBy, cents };
  const said = { shopId, id: adjustmentNo, basis, now, remark: reason };
  const posting = walletPosting(type, 'adjustment', said, [{ ...manualReasons[reasonCode].counter, cents }]);
  return { posting, claims: evidence.bankRef === '' ? [] : [claimOfTransfer(evidence.bankRef, posting.data.postingId)] };
};

/** Its files are found under its own number. */
const lookedUpBy = ({ adjustmentNo, evidence: { bankRef, reference } }: Requested): string => bankRef || reference || adjustmentNo;
