import { contract } from '../kernel/area.ts';
import { listTopicsOf } from '../kernel/topics/list-topics.ts';
import { listScope } from '../kernel/topics/topic-scopes.ts';
import {
  changePricesEndpoint,
  delistEndpoint,
  delistItemsEndpoint,
  resumePricingEndpoint,
  setListingPriceEndpoint,
  setPricingEndpoint,
  tryPricesEndpoint,
} from './change-listings.ts';
import { createListingsEndpoint } from './create-listings.ts';
import { findListable, getListing, getSkuListings, listListings } from './listing-queries.ts';
import { listingRejections } from './listing-rejections.ts';

export const listingsContract = contract({
  endpoints: [
    createListingsEndpoint,
    setListingPriceEndpoint,
    changePricesEndpoint,
    tryPricesEndpoint,
    delistEndpoint,
    delistItemsEndpoint,
    setPricingEndpoint,
    resumePricingEndpoint,
    listListings,
    getListing,
    getSkuListings,
    findListable,
  ],
  rejections: listingRejections,
  topics: [{ kind: 'listings', access: listListings.access, scope: listScope, of: { listing: (_, tags) => listTopicsOf('listings', tags) } }],
});

declare module '../kernel/topics/list-topics.ts' {
  interface ListTopics {
    listings: true;
  }
}
