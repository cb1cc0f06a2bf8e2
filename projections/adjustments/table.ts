import type { AdjustmentStatus, Evidence } from '#contracts/adjustments/adjustment-events.ts';
import type { ManualReasonName } from '#contracts/wallet/finance/manual-reasons.ts';
import type { Direction, TransactionTypeName } from '#contracts/wallet/transaction-types.ts';

/** A wallet that is credited or charged by hand, as it stands. Times UTC, money in cents. */
export interface AdjustmentRow {
  adjustment_no: string;
  shop_id: number;
  status: AdjustmentStatus;
  direction: Direction;
  cents: number;
  type: TransactionTypeName;
  reason_code: ManualReasonName;
  reason: string;
  evidence: Evidence;
  requester_id: string;
  requester: string;
  /** Who else approved it, or who rejected it. */
  reviewer: string | null;
  /** Why it was rejected. */
  rejected_for: string | null;
  posting_id: string | null;
  requested_at: string;
  ended_at: string | null;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    adjustments: AdjustmentRow;
  }
}
