import { everyDetail } from '../answers.ts';
import type { Rows } from '../row.ts';
import { oneId } from '../samples.ts';
import { record, type TopicRows } from '../topic-row.ts';

export const rows: Rows = {
  saveItem: {
    sample: async (given) => ({ body: { id: await given.available(), costPrice: 100, supply: null } }),
    business: [200, 404, 403, 404],
    warehouse: [403, 403, 403],
    admin: [200, 403],
    codes: ['300'],
  },
  setAvailable: { sample: async (given) => ({ body: { oneId: await given.available(), reason: 'because' } }), admin: [409, 403], codes: ['300'] },
  getItem: { sample: oneId, ...everyDetail, codes: ['300', '400', '1200'] },
};

export const topics: TopicRows = {
  item: record('item', ({ oneIds }) => oneIds, '300', '400', '1200'),
};
