/** Where SKUs are used, as the read models know it when they are written. */
export interface CatalogueUses {
  /** SKUs that bear the brand, up to `most`. */
  skusOfBrand(brand: string, most: number): Promise<readonly string[]>;
  countOfBrand(brand: string): Promise<number>;
  /** Whether items or forecasts name the SKU, or one of its sizes. */
  isUsed(sku: string, size?: string): Promise<boolean>;
}

export interface CatalogueNeeds {
  asWritten: { catalogueUses: CatalogueUses };
}
