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

export const migration = {
  id: '0060-batches',
  sql: `
    CREATE TABLE batches (
      batch_no text PRIMARY KEY,
      kind text NOT NULL,
      warehouse_id text NOT NULL,
      odd_nos jsonb NOT NULL,
      operator_id text,
      operator_name text,
      done integer NOT NULL,
      total integer NOT NULL,
      state text NOT NULL,
      opened_at timestamptz NOT NULL,
      closed_at timestamptz,
      updated_at timestamptz NOT NULL
    );
    CREATE INDEX batches_of_warehouse ON batches (warehouse_id, kind, opened_at DESC);
    CREATE INDEX batches_by_opening ON batches (kind, opened_at DESC);
  `,
};
