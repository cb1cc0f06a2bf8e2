import type { AsideEvent } from '#contracts/aside/aside-events.ts';

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
