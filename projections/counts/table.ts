import type { CountCause, CountResult, CountStatus } from '#contracts/counts/count-events.ts';

interface Scan {
  oneId: string;
  /** Null where it lies rightly; an empty text for no shelf. */
  belongsOn: string | null;
  mayStay: boolean;
  settled: 'here' | 'back' | null;
}

interface Happened {
  event: string;
  at: string;
  personId: string;
  /** Of what was done by no person. */
  by: string | null;
  reason: string | null;
}

/** One row per count of a shelf. */
export interface ShelfCountRow {
  count_no: string;
  warehouse_id: string;
  shelf_id: string;
  shelf_name: string;
  zone: string;
  cause: CountCause;
  status: CountStatus;
  /** Who counted, round by round. */
  counter_ids: string[];
  /** Of the last round that began. */
  scans: Scan[];
  /** Of the last round that ended. */
  result: CountResult | null;
  history: Happened[];
  planned_at: string;
  /** When it was found right, or the books had followed it. */
  completed_at: string | null;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    shelf_counts: ShelfCountRow;
  }
}
