import type { QcResult, RepairDefect } from '#contracts/repair/repair-bench.ts';
import type { RepairCode } from '#contracts/repair/repair-codes.ts';
import type { RepairEventName, RepairStatus } from '#contracts/repair/repair-events.ts';
import type { RepairWork } from '#contracts/repair/repair-queries.ts';

/** What happened to a repair order, in few words. */
export interface RepairHistoryRow {
  id: string;
  name: RepairEventName;
  at: string;
  operator: string;
  costCents: number | null;
  /** A reason or a remark. */
  said: string;
}

/** A repair order as it stands: one row per order. Times UTC, money in cents. */
export interface RepairRow {
  repair_no: string;
  shop_id: number;
  warehouse_id: string;
  one_id: string;
  status: RepairStatus;
  code: RepairCode;
  works: RepairWork[];
  cost_cents: number;
  /** Of the works alone. */
  estimated_days: number;
  /** The seller's, and those of the repair shop. */
  before_photos: string[];
  after_photos: string[];
  remark: string;
  /** Why it was rejected. */
  reason: string | null;
  applicant_id: string;
  /** Who of the repair shop had it in hand last. */
  operator_name: string | null;
  /** To whom its task was given. */
  assignee_id: string | null;
  assignee_name: string | null;
  /** YYYY-MM-DD: the day to whose work it was moved. */
  due_on: string | null;
  batch_no: string | null;
  /** Its id. */
  box: string | null;
  waybill_photos: string[];
  defects: RepairDefect[];
  qc: { result: QcResult; photos: string[] } | null;
  /** Oldest first. */
  history: RepairHistoryRow[];
  applied_at: string;
  ended_at: string | null;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    repairs: RepairRow;
  }
}

/** What waits or is in work, as long as its box is there. */
export const openStatuses = ['applied', 'approved', 'picked', 'started'] as const satisfies readonly RepairStatus[];
