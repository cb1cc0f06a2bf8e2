export const catalogue = {
  name: 'Name',
  actions: 'Actions',
  brand: 'Brand',
  brandSearch: 'Brand',
  brandCount_one: '{{count, number}} brand',
  brandCount_other: '{{count, number}} brands',
  skus: 'SKUs',
  addBrand: 'Add brand',
  editBrand: 'Rename {{name}}',
  renameText_one: 'Its SKU gets the new name. Existing items keep the old one.',
  renameText_other: 'Its {{count, number}} SKUs get the new name. Existing items keep the old one.',
  removeBrand: 'Remove {{name}}',
  removeBrandText: 'The brand {{name}} can no longer be chosen for SKUs.',
  brandAdded: 'Brand {{name}} added',
  brandSaved: 'Brand {{name}} saved',
  brandRemoved: 'Brand {{name}} removed',
  noBrandsTitle: 'No brands yet',
  noBrandsText: 'Brands are chosen from this list when a SKU is added.',
  address: 'Address',
  optional: 'optional',
  retailerSearch: 'Name or address',
  retailerCount_one: '{{count, number}} retailer',
  retailerCount_other: '{{count, number}} retailers',
  addRetailer: 'Add retailer',
  editRetailer: 'Edit {{name}}',
  removeRetailer: 'Remove {{name}}',
  removeRetailerText: 'The retailer {{name}} is removed from the list.',
  retailerSaved: 'Retailer {{name}} saved',
  retailerRemoved: 'Retailer {{name}} removed',
  noRetailersTitle: 'No retailers yet',
  noRetailersText: 'The shops that goods are bought from, with their addresses.',
};

export default { catalogue };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    catalogue: typeof catalogue;
  }
}
