import type { Given } from '../given.ts';
import type { Rows } from '../row.ts';
import { list, type TopicRows } from '../topic-row.ts';

const one = async (given: Given) => ({ listingId: await given.listing() });
const many = async (given: Given) => ({ listingIds: [await given.listing()] });
const change = { kind: 'set', priceCents: 21_000 };

export const rows: Rows = {
  // What is another's is refused in its own result.
  createListings: {
    sample: async (given) => ({ body: { items: [{ oneId: await given.available(), on: [{ channel: 'auction', priceCents: 20_000 }] }] } }),
    business: [200, 200, 403, 200],
    elsewhere: { admin: 405 },
  },
  setListingPrice: {
    sample: async (given) => ({ body: { ...(await one(given)), priceCents: 21_000 } }),
    business: [200, 404, 403, 404],
    admin: [200, 403],
    codes: ['1300'],
  },
  changeListingPrices: {
    sample: async (given) => ({ body: { ...(await many(given)), change } }),
    business: [200, 200, 403, 200],
    admin: [200, 403],
    codes: ['1300'],
  },
  tryListingPrices: {
    sample: async (given) => ({ body: { ...(await many(given)), change } }),
    business: [200, 200, 403, 200],
    admin: [200, 403],
    codes: ['1300'],
  },
  delistListings: {
    sample: async (given) => ({ body: await many(given) }),
    business: [200, 200, 403, 200],
    admin: [200, 403],
    codes: ['1300'],
  },
  delistItems: {
    sample: async (given) => ({ body: { oneIds: [await given.available()] } }),
    business: [200, 404, 403, 404],
  },
  setListingPricing: {
    sample: async (given) => ({ body: { ...(await many(given)), rule: null } }),
    business: [200, 200, 403, 200],
    admin: [200, 403],
    codes: ['1300'],
  },
  resumeListingPricing: {
    sample: async (given) => ({ body: await many(given) }),
    business: [200, 200, 403, 200],
    admin: [200, 403],
    codes: ['1300'],
  },
  listListings: { business: [200, 200, 200, 200], admin: [200, 403], codes: ['1300'] },
  getListing: { sample: async (given) => ({ query: await one(given) }), business: [200, 404, 200, 404], admin: [200, 403], codes: ['1300'] },
  getSkuListings: { sample: () => ({ query: { sku: 'not there' } }), business: [404, 404, 404, 404], admin: [404, 403], codes: ['1300'] },
  findListable: { sample: async (given) => ({ body: { oneIds: [await given.available()] } }), business: [200, 200, 200, 200] },
};

export const topics: TopicRows = {
  listings: list('listings', '1300'),
};
