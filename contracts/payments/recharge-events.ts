import { z } from 'zod';
import type { Words } from '../kernel/words.ts';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { paymentStatuses } from './payment-statuses.ts';

const cents = z.number().int();

/** How a seller pays, by the numbers of the specification (R9.36). */
export const paymentMethods = {
  bankTransfer: { code: 1, currency: 'USD', en: 'Bank transfer', zh: '银行转账' },
  alipay: { code: 2, currency: 'CNY', en: 'Alipay', zh: '支付宝' },
} as const;
export type PaymentMethod = keyof typeof paymentMethods;
export const paymentMethodNames = Object.keys(paymentMethods) as [PaymentMethod, ...PaymentMethod[]];

const payment = z.object({ currency: z.enum(['USD', 'CNY']), cents });

/** Dollars for one yuan, as it was promised. */
const quoteSchema = z.object({ rate: z.string(), until: z.string() });

/** The line of the bank's statement that the money stands on. */
const bankLine = z.object({ ref: z.string(), day: z.string() });
export type BankLine = z.output<typeof bankLine>;

/** Why news that names a recharge moved no money. */
export const disputeReasons = {
  wrongAmount: { en: 'Another amount was paid than was agreed', zh: '实付金额与约定不符' },
  otherTrade: { en: 'It was paid a second time, under another number', zh: '以另一交易号重复支付' },
  notOurs: { en: 'It names another merchant', zh: '收款商户不符' },
  refunded: { en: 'The provider has given the money back', zh: '支付渠道已退款' },
} as const;
export type DisputeReason = keyof typeof disputeReasons;
const disputeReasonNames = Object.keys(disputeReasons) as [DisputeReason, ...DisputeReason[]];

/** Why money that was credited was taken back, as the event says it and as people read it. */
export const reversalReasons = {
  recalled: { en: 'Recalled by the bank', zh: '银行已撤回款项' },
  refunded: { en: 'Refunded by Alipay', zh: '支付宝已退款' },
} as const;

/** A reason of ours in both languages; what a person wrote reads as they wrote it. */
export const reasonWords = (reason: string): Words => Object.values(reversalReasons).find(({ en }) => en === reason) ?? { en: reason, zh: reason };

/** Money that is to come into a wallet: stream `recharge-<rechargeNo>`. */
export const rechargeEventSchemas = {
  RechargeSubmitted: z.object({
    rechargeNo: z.string(),
    shopId: z.number().int(),
    method: z.enum(paymentMethodNames),
    /** What the wallet is to be credited with. */
    amountCents: cents,
    /** What has to be paid for it. */
    payment,
    quote: quoteSchema.optional(),
    applicantId: z.string(),
    expiresAt: z.string(),
  }),
  RechargeProofUploaded: z.object({ proofs: z.array(z.string()) }),
  /** The bank or the provider knows of the money, and does not promise it yet. */
  RechargeMoneySeen: z.object({ cents, ref: z.string() }),
  /** The buyer was sent to the provider. */
  RechargePaymentStarted: z.object({}),
  /** The provider takes no payment for it any more. */
  RechargePaymentClosed: z.object({}),
  /** A person of finance has found the money; from the limit on a second one has to. */
  RechargeApproved: z.object({ approverId: z.string(), receivedCents: cents, line: bankLine }),
  RechargeMoneyReceived: z.object({
    /** What the wallet is credited with: the money that came, not what was announced. */
    creditedCents: cents,
    paid: payment,
    /** The number that the provider gave the payment. */
    tradeNo: z.string().optional(),
    line: bankLine.optional(),
    /** The rate it was credited at, where it is not that of the quote. */
    rate: z.string().optional(),
    paidAt: z.string().optional(),
    /** What a yuan was worth by the books, and what that left to the operator; negative where it lost. */
    margin: z.object({ rate: z.string(), cents }).optional(),
  }),
  RechargeCompleted: z.object({ postingId: z.string() }),
  RechargeRejected: z.object({ reason: z.string() }),
  RechargeExpired: z.object({}),
  /** The provider has given some of the money back, of its own accord or because the operator asked it to. */
  RechargeRefunded: z.object({
    /** By what the provider knows it. */
    refundId: z.string(),
    /** In the currency of the payment: this time, and in all. */
    paidBackCents: cents,
    totalCents: cents,
    /** What the wallet has less. */
    cents,
    /** Undefined where that rounds to nothing. */
    postingId: z.string().optional(),
  }),
  /** The bank has recalled the money, or the provider has given all of it back. */
  RechargeReversed: z.object({ reason: z.string(), postingId: z.string() }),
  /** News that does not fit: nothing moved, and finance has to look. */
  RechargeDisputed: z.object({ reason: z.enum(disputeReasonNames), ref: z.string(), cents }),
} as const;
export type RechargeEvent = EventsOf<typeof rechargeEventSchemas>;
export type RechargeEventName = keyof typeof rechargeEventSchemas;

/** R4.37, and how it ends otherwise. */
export const rechargeStatuses = {
  ...paymentStatuses,
  expired: { tone: 'cancelled', en: 'Expired', zh: '已过期' },
  reversed: { tone: 'refused', en: 'Reversed', zh: '已冲正' },
} as const;
export type RechargeStatus = keyof typeof rechargeStatuses;
export const rechargeStatusNames = Object.keys(rechargeStatuses) as [RechargeStatus, ...RechargeStatus[]];

/** Money on the operator's account whose owner is not known: stream `receipt-<line of the statement>`. */
export const receiptEventSchemas = {
  ReceiptRecorded: z.object({ line: bankLine, cents, text: z.string() }),
  ReceiptMatched: z.object({ shopId: z.number().int(), rechargeNo: z.string() }),
  /** The bank has recalled it before anybody was found. */
  ReceiptReturned: z.object({}),
} as const;
export type ReceiptEvent = EventsOf<typeof receiptEventSchemas>;
