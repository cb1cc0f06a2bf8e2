import type { WithdrawalEventName, WithdrawalStatus } from '#contracts/withdrawals/withdrawal-events.ts';
import type { PayoutState } from '#contracts/withdrawals/withdrawal-queries.ts';

/** What happened to a withdrawal, in few words. */
export interface WithdrawalHistoryRow {
  id: string;
  name: WithdrawalEventName;
  at: string;
  operator: string;
  /** A reason, or a line of the bank. */
  said: string;
}

/** A withdrawal as it stands: one row per withdrawal. Times UTC, money in cents. */
export interface WithdrawalRow {
  withdrawal_no: string;
  shop_id: number;
  status: WithdrawalStatus;
  amount_cents: number;
  /** What left the wallet; null until it is being paid. */
  paid_cents: number | null;
  bank_account_id: string;
  last_four: string;
  applicant_id: string;
  /** The first of two who approved. */
  endorser_id: string | null;
  approvals: number;
  payer_id: string | null;
  payout: PayoutState | null;
  bank_ref: string | null;
  /** Why it was rejected or returned. */
  reason: string | null;
  /** Oldest first. */
  history: WithdrawalHistoryRow[];
  submitted_at: string;
  ended_at: string | null;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    withdrawals: WithdrawalRow;
  }
}
