export const skus = { skus: 'SKUs', import: 'Import SKUs' };

export const catalogue = { catalogue: 'SKUs', brands: 'Brands', retailers: 'Retailers' };

export default { catalogue: { pages: catalogue }, skus: { pages: skus } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    catalogue: typeof catalogue;
    skus: typeof skus;
  }
}
