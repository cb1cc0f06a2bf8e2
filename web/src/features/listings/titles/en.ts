export const listings = {
  listings: 'Cross-listings',
  sku: 'Listing detail',
  newListing: 'New listing',
  bulkListing: 'Bulk listing',
};

export default { listings: { pages: listings } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    listings: typeof listings;
  }
}
