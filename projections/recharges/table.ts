import type { DisputeReason, PaymentMethod, RechargeEventName, RechargeStatus } from '#contracts/payments/recharge-events.ts';

/** A step that was taken. */
export interface RechargeStepRow {
  id: string;
  name: RechargeEventName;
  at: string;
  operator: string;
}

/** What the provider gave back at one time: in the currency of the payment, and what the wallet has less. */
export interface RechargeRefundRow {
  id: string;
  at: string;
  paidBackCents: number;
  cents: number;
  postingId: string | null;
}

/** A recharge as it stands: one row per recharge. Times UTC, money in cents. */
export interface RechargeRow {
  recharge_no: string;
  shop_id: number;
  code: string;
  status: RechargeStatus;
  method: PaymentMethod;
  amount_cents: number;
  payment: { currency: string; cents: number };
  rate: string | null;
  quoted_until: string | null;
  credited_cents: number | null;
  credited_rate: string | null;
  /** What the exchange left to the operator, by the reference rate. */
  margin: { rate: string; cents: number } | null;
  /** Of what was credited, what has been taken back because the provider refunded it. */
  refunded_cents: number;
  /** Oldest first. */
  refunds: RechargeRefundRow[];
  seen_cents: number | null;
  /** The line of the bank's statement, or the number that the provider gave the payment. */
  reference: string | null;
  proofs: string[];
  reason: string | null;
  dispute: DisputeReason | null;
  approved: { approverId: string; receivedCents: number; line: { ref: string; day: string } } | null;
  posting_id: string | null;
  applicant_id: string;
  /** Oldest first. */
  history: RechargeStepRow[];
  submitted_at: string;
  expires_at: string;
  ended_at: string | null;
  version: number;
}

/** Money whose owner is not known. */
export interface ReceiptRow {
  line_ref: string;
  received_on: string;
  cents: number;
  text: string;
  recorded_at: string;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    recharges: RechargeRow;
    receipts: ReceiptRow;
  }
}

/** Those that wait for money or for somebody. */
export const openStatuses = ['submitted', 'underReview', 'auditSuccessful', 'paying'] as const satisfies readonly RechargeStatus[];
