import type { AsideEvent } from '#contracts/receiving/aside/aside-events.ts';

/** What lies at a dock and belongs to another warehouse; what was handed on has no row. */
export interface AsideRow {
  aside_id: string;
  id: string;
  what: Extract<AsideEvent, { type: 'PutAside' }>['data']['what'];
  code: string;
  /** Where it lies. */
  warehouse_id: string;
  belongs_to: string;
  put_by: string;
  put_at: string;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    aside: AsideRow;
  }
}

export const migration = {
  id: '0550-aside',
  sql: `
    CREATE TABLE aside (
      aside_id text PRIMARY KEY,
      id text NOT NULL,
      what text NOT NULL,
      code text NOT NULL,
      warehouse_id text NOT NULL,
      belongs_to text NOT NULL,
      put_by text NOT NULL,
      put_at timestamptz NOT NULL
    );
    CREATE INDEX aside_of_warehouse ON aside (warehouse_id, put_at);
  `,
};
