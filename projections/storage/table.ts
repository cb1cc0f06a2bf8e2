/** A stay that has ended: whose it was, where, and when. */
export interface EndedStay {
  shopId: number;
  warehouseId: string;
  shelvedAt: string;
  fromAt: string;
  untilAt: string;
}

/**
 * Where an item lies and whose it is, or where and whose it was last, from its first shelving on. Moments, not days: whoever asks knows when the day of a
 * warehouse ends. A shelving that was undone leaves a stay that ends as it begins.
 */
export interface StorageStayRow {
  one_id: string;
  shop_id: number;
  warehouse_id: string;
  /** First shelving in this warehouse: free days count from it. */
  shelved_at: string;
  /** Since when this shop has it there. */
  from_at: string;
  /** The event of the item by which it was shelved and the stay began; 0 where it began otherwise. */
  shelving_version: number;
  until_at: string | null;
  /** What came before, oldest first; null where nothing did. */
  earlier: EndedStay[] | null;
  /** When the last of those ended. */
  earlier_until: string | null;
  /** When a shelving of it was undone last, and when that stay had begun: nights in between were charged. */
  undone_at: string | null;
  undone_from: string | null;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    storage_stays: StorageStayRow;
  }
}
