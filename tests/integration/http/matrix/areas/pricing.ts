import type { Rows } from '../row.ts';
import { whole, type TopicRows } from '../topic-row.ts';

export const rows: Rows = {
  listChannelFees: { admin: [200, 403], codes: ['1000'] },
  setChannelFees: { admin: [400, 403], elsewhere: 404, codes: ['1000'] },
  explainPrice: {
    sample: async (given) => ({ query: { listingId: await given.listing() } }),
    business: [200, 404, 200, 404],
    admin: [200, 403],
    codes: ['1300'],
  },
  tryPricing: {
    sample: async (given) => ({ body: { listingIds: [await given.listing()], rule: { mode: 'fiveDollarProtection' } } }),
    business: [200, 409, 200, 409],
    admin: [200, 403],
    codes: ['1300'],
  },
  simulatePricing: {
    sample: async (given) => ({ body: { listingIds: [await given.listing()], rules: [{ mode: 'fiveDollarProtection' }], days: 1 } }),
    business: [200, 409, 200, 409],
    admin: [200, 403],
    codes: ['1300'],
  },
  searchPrices: { sample: () => ({ query: { text: 'DD1391-100' } }), business: [200, 200, 200, 200] },
};

export const topics: TopicRows = {
  channelfees: whole('channelfees', '1000'),
};
