import type { BasisOf } from '#contracts/ledger/basis.ts';
import type { AccountPart } from '#contracts/ledger/accounts.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import type { RechargeEvent } from '#contracts/payments/recharge-events.ts';
import { rechargeCodeOf } from '#contracts/payments/recharge-code.ts';
import type { Accepted, Claim } from '#kernel/commands/decision.ts';
import { change, type StreamHandle } from '#kernel/commands/loaded.ts';
import type { LoadedReceipt } from '../../aggregates/recharge/receipt.ts';
import type { Recharge } from '../../aggregates/recharge/recharge.ts';
import { mainBank, recharge as rechargePosting } from '../../aggregates/wallet/postings/bank-postings.ts';
import type { LoadedWallet } from '../../aggregates/wallet/wallet.ts';
import type { Found } from './recharge-policies.ts';

export type Received = Extract<RechargeEvent, { type: 'RechargeMoneyReceived' }>['data'];

/** What a recharge is credited to, and what it may take the money from. */
export interface Crediting {
  recharge: StreamHandle<RechargeEvent> & Pick<Recharge, 'rechargeNo' | 'shopId'>;
  wallet: LoadedWallet;
}

export const unallocated: AccountPart = { account: 'liabilities:unallocated' };

/** One line of the operator's statement, whoever tells of it: it is credited once. */
export const bankLineKey = (ref: string): string => `main:${ref}`;
export const receiptPostingId = (ref: string): string => `receipt-${ref}`;

const claimOfLine = (ref: string, owner: string): Claim => ({
  kind: 'bank-line',
  key: bankLineKey(ref),
  owner,
  otherwise: reject('BankLineTaken', { field: 'bankRef', params: { ref } }),
});

export const claimOfReceipt = (ref: string): Claim => claimOfLine(ref, receiptPostingId(ref));

/** Credits what came on a line of the bank's statement. A receipt that was recorded for the line is used up. */
export const creditFromBank = (
  { recharge, wallet, receipt }: Crediting & { receipt: LoadedReceipt },
  { receivedCents, line }: Found,
  now: Date,
  before: readonly RechargeEvent[] = [],
): Accepted => {
  const { rechargeNo, shopId } = recharge;
  const basis: BasisOf<'bank'> = { kind: 'bank', lineKey: bankLineKey(line.ref), code: rechargeCodeOf(shopId), cents: receivedCents };
  const isRecorded = receipt.status === 'unallocated';
  const posted = rechargePosting({ shopId, id: rechargeNo, basis, now, remark: line.ref }, isRecorded ? unallocated : mainBank);
  const { postingId } = posted.data;
  const received: Received = { creditedCents: receivedCents, paid: { currency: 'USD', cents: receivedCents }, line };
  return {
    changes: [
      change(recharge, ...before, ...moneyEvents(received, postingId)),
      change(wallet, posted),
      ...(isRecorded ? [change(receipt, { type: 'ReceiptMatched', data: { shopId, rechargeNo } })] : []),
    ],
    claims: [{ ...claimOfLine(line.ref, postingId), ...(isRecorded && { lentBy: receiptPostingId(line.ref) }) }],
  };
};

/** The money came, and the wallet has it. */
export const moneyEvents = (received: Received, postingId: string): RechargeEvent[] => [
  { type: 'RechargeMoneyReceived', data: received },
  { type: 'RechargeCompleted', data: { postingId } },
];
