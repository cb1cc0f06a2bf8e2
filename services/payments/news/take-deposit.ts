import { rechargeCodeOf } from '#contracts/payments/recharge-code.ts';
import { reversalReasons, type BankLine, type RechargeEvent } from '#contracts/payments/recharge-events.ts';
import { accept, noChange, type Accepted } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import type { DepositNews } from '../../aggregates/payments/provider.ts';
import type { LoadedReceipt } from '../../aggregates/recharge/receipt.ts';
import { rechargeMachine } from '../../aggregates/recharge/recharge.machine.ts';
import type { LoadedRecharge } from '../../aggregates/recharge/recharge.ts';
import { journal, type JournalEvent } from '../../aggregates/wallet/postings/journal.ts';
import { mainBank, recharge as rechargePosting } from '../../aggregates/wallet/postings/bank-postings.ts';
import { reversalOf } from '../../aggregates/wallet/postings/reversal.ts';
import { bookDate } from '../../aggregates/wallet/postings/wallet-posting.ts';
import type { LoadedWallet } from '../../aggregates/wallet/wallet.ts';
import { bankLineKey, claimOfReceipt, creditFromBank, unallocated } from '../recharge/credit-recharge.ts';

/** Banks keep a fee on the way: so much of what was announced may be missing or over. */
const MAX_DIFFERENCE = 0.05;

/** The transfer that announced so much: the one of the nearest amount, the oldest of several; undefined where none is near. */
export const announcedBy = <Open extends { amountCents: number }>(open: readonly Open[], cents: number): Open | undefined => {
  const distance = ({ amountCents }: Open): number => Math.abs(amountCents - cents);
  const [nearest] = open.toSorted((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) <= nearest.amountCents * MAX_DIFFERENCE ? nearest : undefined;
};

/** The bank knows of money that it does not promise yet. */
export const seeDeposit = ({ news, recharge }: { news: DepositNews; recharge: LoadedRecharge | undefined }): Accepted =>
  recharge && rechargeMachine.mayOccur(recharge.status, 'RechargeMoneySeen') && !recharge.seen.includes(news.id)
    ? accept(change(recharge, { type: 'RechargeMoneySeen', data: { cents: news.cents, ref: news.id } }))
    : noChange;

interface Settled {
  cents: number;
  line: BankLine;
  now: Date;
}

interface Into {
  wallet: LoadedWallet;
  receipt: LoadedReceipt;
}

/** Credits the recharge that the money was announced by; the amount that came counts. */
export const creditAnnounced = ({ cents, line, now }: Settled, { recharge, ...into }: Into & { recharge: LoadedRecharge }): Accepted =>
  creditFromBank({ recharge, ...into }, { receivedCents: cents, line }, now);

/** Credits the shop whose code the transfer carries, though nobody has announced it. */
export const creditUnannounced = (
  { cents, line, now, shopId }: Settled & { shopId: number },
  { stream, ...into }: Into & { stream: NewStream<RechargeEvent> },
): Accepted => {
  const rechargeNo = stream.id;
  const payment = { currency: 'USD', cents } as const;
  const at = now.toISOString();
  const submitted: RechargeEvent = {
    type: 'RechargeSubmitted',
    data: { rechargeNo, shopId, method: 'bankTransfer', amountCents: cents, payment, applicantId: 'bank', expiresAt: at },
  };
  return creditFromBank({ ...into, recharge: Object.assign(stream, { rechargeNo, shopId }) }, { receivedCents: cents, line }, now, [submitted]);
};

/** Keeps money whose owner is not known until somebody of finance finds out. */
export const recordReceipt = (
  { cents, line, now, text }: Settled & { text: string },
  { receipt, entry }: { receipt: LoadedReceipt; entry: NewStream<JournalEvent> },
): Accepted => {
  const basis = { kind: 'bank', lineKey: bankLineKey(line.ref), cents } as const;
  const reference = { kind: 'bankLine', id: line.ref } as const;
  return {
    changes: [
      change(receipt, { type: 'ReceiptRecorded', data: { line, cents, text } }),
      journal(entry, { from: unallocated, to: mainBank, reference, basis, now }),
    ],
    claims: [claimOfReceipt(line.ref)],
  };
};

const recalled = reversalReasons.recalled.en;

/** The bank takes back what was credited: the wallet may go below zero by it. */
export const reverseRecharge = ({ now }: { now: Date }, { recharge, wallet }: { recharge: LoadedRecharge; wallet: LoadedWallet }): Accepted => {
  const { status, received, rechargeNo, shopId } = recharge;
  if (status !== 'completed' || received?.line === undefined) return noChange;
  const cents = received.creditedCents;
  const basis = { kind: 'bank', lineKey: bankLineKey(received.line.ref), code: rechargeCodeOf(shopId), cents } as const;
  const posted = reversalOf(rechargePosting({ shopId, id: rechargeNo, basis, now }), { reason: recalled, effectiveDate: bookDate(now) });
  const { postingId } = posted.data;
  return accept(change(recharge, { type: 'RechargeReversed', data: { reason: recalled, postingId } }), change(wallet, posted));
};

/** The bank takes back what nobody was credited with. */
export const returnReceipt = (
  { news, now }: { news: DepositNews; now: Date },
  { receipt, entry }: { receipt: LoadedReceipt; entry: NewStream<JournalEvent> },
): Accepted => {
  const { ref } = news.line!;
  const basis = { kind: 'bank', lineKey: bankLineKey(ref), cents: receipt.cents } as const;
  const reference = { kind: 'bankLine', id: ref } as const;
  return accept(
    change(receipt, { type: 'ReceiptReturned', data: {} }),
    journal(entry, { from: mainBank, to: unallocated, reference, basis, now, remark: recalled }),
  );
};
