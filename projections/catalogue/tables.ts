/** A brand that was put on the list; those that SKUs bear are on it anyway. */
export interface BrandRow {
  key: string;
  name: string;
}

export interface RetailerRow {
  retailer_id: string;
  name: string;
  address: string;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    brands: BrandRow;
    retailers: RetailerRow;
  }
}
