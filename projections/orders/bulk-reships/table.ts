/** What was sent in one go, as it was applied for: one row per bulk reship. How far it is, its orders tell. */
export interface BulkReshipRow {
  bulk_no: string;
  shop_id: number;
  warehouse_id: string;
  applicant_name: string;
  remark: string;
  odd_nos: string[];
  items: number;
  applied_at: string;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    bulk_reships: BulkReshipRow;
  }
}
