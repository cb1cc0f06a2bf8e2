export const skus = {
  search: 'SKU, brand or name',
  count_one: '{{count, number}} SKU',
  count_other: '{{count, number}} SKUs',
  product: 'Product',
  sku: 'SKU',
  brand: 'Brand',
  name: 'Name',
  pku: 'PKU',
  pkuHint: 'Internal number. Sellers never see it.',
  sizes: 'Sizes',
  sizesHint: 'Separate with commas: 8, 8.5, 9',
  sizeCount_one: '{{count, number}} size',
  sizeCount_other: '{{count, number}} sizes',
  newSize: 'New size',
  addSize: 'Add size',
  sizeAdded: 'Size {{size}} added to {{sku}}',
  removeSize: 'Remove size {{size}}',
  removeSizeText: '{{sku}} can no longer be forecast in size {{size}}.',
  sizeRemoved: 'Size {{size}} removed',
  picture: 'Picture',
  pictureHint: 'Drop a picture here or choose one',
  pictureAside: 'PNG, JPEG, WebP or GIF, at most 10 MB',
  pictureRemove: 'Remove picture',
  sending: 'Uploading…',
  add: 'Add SKU',
  addTitle: 'Add a SKU',
  edit: 'Edit',
  editTitle: 'Edit {{sku}}',
  remove: 'Remove',
  removeText: '{{sku}} can no longer be forecast or received. SKUs with items or open forecasts cannot be removed.',
  added: 'SKU {{sku}} added',
  saved: 'SKU {{sku}} saved',
  removed: 'SKU {{sku}} removed',
  optional: 'optional',
  emptyTitle: 'No SKUs yet',
  emptyText: 'Products that sellers can forecast, each with its sizes.',
  goneTitle: 'This SKU is gone',
  goneText: 'It was removed meanwhile.',
  place: '{{place, number}} of {{total, number}}',
  previous: 'Previous SKU',
  next: 'Next SKU',
  drawer: 'SKU {{sku}}',
};

export default { skus };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    skus: typeof skus;
  }
}
