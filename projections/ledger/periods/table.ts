import type { MonthBalance, PeriodStatus } from '#contracts/periods/period-events.ts';

/** A month of the books of which something was said. Times UTC. */
export interface PeriodRow {
  month: string;
  status: PeriodStatus;
  /** Since when it has been closing, and what is in it unchanged: a check of the books counts from here on. */
  closing_since: string | null;
  closed_at: string | null;
  closed_by: string | null;
  /** How many times it was closed: a statement that was given out belongs to one of them. */
  closings: number;
  postings: number;
  position: string;
  digest: string;
  trial_balance: readonly MonthBalance[];
  note: string | null;
  asked_by_id: string | null;
  asked_by: string | null;
  asked_reason: string | null;
  asked_at: string | null;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    periods: PeriodRow;
  }
}
