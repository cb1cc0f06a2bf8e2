import { getListing, getSkuListings, listListings } from '#contracts/listings/listing-queries.ts';

/** What a change of a listing makes old. */
export const listingReads = [listListings, getListing, getSkuListings];
