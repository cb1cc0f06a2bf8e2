import type { DisputeReason } from '#contracts/payments/recharge-events.ts';

/** A payment that is to come in, as a provider is asked for it. */
export interface TopUp {
  /** Our number; the provider's word for it is its request id. */
  no: string;
  /** In the currency of the provider. */
  cents: number;
  subject: string;
}

/** A request as it came, before anything in it is believed. */
export interface RawNotification {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  receivedAt: Date;
}

/** What a provider says of a payment that was asked for. */
export interface TopUpNews {
  kind: 'topUp';
  no: string;
  /** The number that the provider gave it; empty where it has none yet. */
  tradeNo: string;
  state: 'waiting' | 'paid' | 'closed';
  cents: number;
  paidAt?: string | undefined;
  /** How much of what was paid has gone back to the buyer by now, and by which request it last did. */
  refund?: { id: string; totalCents: number };
  /** Signed, and yet not about a payment to us, or about a refund of nobody knows how much. */
  dispute?: Extract<DisputeReason, 'notOurs' | 'refunded'>;
}

/** What the bank says of money that came without being asked for. */
export interface DepositNews {
  kind: 'deposit';
  id: string;
  state: 'pending' | 'settled' | 'rejected' | 'reversed';
  cents: number;
  text: string;
  /** Of the virtual account that was paid into. */
  code: string | undefined;
  /** The line of the statement, once it is booked. */
  line: { ref: string; day: string } | undefined;
}

/** What the bank says of money that was ordered to be paid out. */
export interface PayoutNews {
  kind: 'payout';
  no: string;
  state: 'accepted' | 'settled' | 'failed' | 'returned';
  cents: number;
  reason: string | undefined;
  lineRef: string | undefined;
}

export type PaymentNews = TopUpNews | DepositNews | PayoutNews;

/** Whoever is asked for a payment: leads the buyer to its page, tells of it, and can be asked. */
export interface TopUpProvider {
  /** Where the buyer pays. Repeatable: the same number leads to the same payment. */
  payUrl(topUp: TopUp): string;
  /** `forged` where the signature does not fit, `unreadable` where it says nothing that is understood. */
  read(raw: RawNotification): TopUpNews | 'forged' | 'unreadable';
  /** What it knows of our number; undefined where it knows nothing. Throws where it cannot be asked. */
  ask(no: string): Promise<TopUpNews | undefined>;
}

export interface PayoutOrder {
  no: string;
  cents: number;
  account: { holder: string; number: string; routingNumber?: string | undefined; bic?: string | undefined; country: string };
  text: string;
}

export interface BankInstructions {
  bankName: string;
  routingNumber: string;
  accountNumber: string;
  beneficiary: string;
}

export type StatementFormat = 'camt053' | 'mt940' | 'csv';

/** The operator's bank. */
export interface BankProvider {
  /** The account that a shop transfers to; the same for its code each time. */
  instructions(code: string): Promise<BankInstructions>;
  read(raw: RawNotification): DepositNews | PayoutNews | 'forged' | 'unreadable';
  /** `unknown` where nobody can say whether it was taken: then `askPayout`, and never a second number. */
  payOut(order: PayoutOrder): Promise<{ kind: 'accepted' } | { kind: 'refused'; reason: string } | { kind: 'unknown' }>;
  /** Undefined where the bank never saw the number: it may be sent again. Throws where it cannot be asked. */
  askPayout(no: string): Promise<PayoutNews | undefined>;
  statement(day: string, format: StatementFormat): Promise<string>;
}

/** Those that are set up; without them finance does by hand what they would tell. */
export interface PaymentProviders {
  alipay?: TopUpProvider;
  bank?: BankProvider;
}
