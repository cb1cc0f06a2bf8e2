/** Work that belongs together: one row per batch. */
export interface BatchRow {
  batch_no: string;
  kind: 'inbound' | 'outbound' | 'repair';
  warehouse_id: string;
  /** Package, order or repair numbers. */
  odd_nos: string[];
  operator_id: string | null;
  operator_name: string | null;
  done: number;
  total: number;
  state: 'open' | 'closed' | 'cancelled';
  opened_at: string;
  closed_at: string | null;
  updated_at: string;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    batches: BatchRow;
  }
}
