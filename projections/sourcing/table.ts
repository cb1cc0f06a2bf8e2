import type { ShopProductAudit, ShopProductStatus, ShopSku } from '#contracts/sourcing/shop-product-events.ts';

/** Goods as the short-video shop shows them: one row per product. */
export interface ShopProductTableRow {
  product_id: string;
  /** null: the operator's. */
  shop_id: number | null;
  title: string;
  description: string;
  status: ShopProductStatus;
  audit: ShopProductAudit;
  pictures: string[];
  skus: ShopSku[];
  external_id: string | null;
  reasons: string[];
  created_at: string;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    shop_products: ShopProductTableRow;
  }
}
