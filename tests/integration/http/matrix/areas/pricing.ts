import type { Rows } from '../row.ts';
import { whole, type TopicRows } from '../topic-row.ts';

export const rows: Rows = {
  listChannelFees: { admin: [200, 403], codes: ['1000'] },
  setChannelFees: { admin: [400, 403], elsewhere: 404, codes: ['1000'] },
  searchPrices: { sample: () => ({ query: { text: 'DD1391-100' } }), business: [200, 200, 200, 200] },
};

export const topics: TopicRows = {
  channelfees: whole('channelfees', '1000'),
};
