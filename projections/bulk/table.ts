import type { BulkStatus } from '#contracts/bulk/bulk-events.ts';
import type { Direction } from '#contracts/wallet/transaction-types.ts';

/** A workbook that credits or charges many wallets, as it stands. Times UTC, money in cents. */
export interface BulkRunRow {
  bulk_no: string;
  direction: Direction;
  status: BulkStatus;
  file_name: string;
  total_cents: number;
  row_count: number;
  posted_rows: number;
  submitter_id: string;
  submitter: string;
  /** Who else approved it, or who rejected it. */
  reviewer: string | null;
  /** Why it was rejected. */
  reason: string | null;
  submitted_at: string;
  ended_at: string | null;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    bulk_runs: BulkRunRow;
  }
}
