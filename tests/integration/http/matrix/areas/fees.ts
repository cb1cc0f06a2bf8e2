import type { Rows } from '../row.ts';
import { whole, type TopicRows } from '../topic-row.ts';

export const rows: Rows = {
  publishRateCard: { admin: [400, 403], elsewhere: 404, codes: ['1000'] },
  withdrawRateCard: {
    sample: () => ({ body: { cardId: 'platform', version: 99, reason: 'because' } }),
    admin: [404, 403],
    codes: ['1000'],
  },
  setCreditLimit: { sample: () => ({ body: { shopId: 7, creditLimitCents: 0 } }), admin: [200, 403], codes: ['1000'] },
  rehearseRateCard: { sample: () => ({ body: { scope: { kind: 'platform' }, lines: [] } }), admin: [200, 403], codes: ['1000'] },
  listRateCards: { admin: [200, 403], codes: ['1000'] },
  listMerchantRates: { admin: [200, 403], codes: ['1000'] },
  getApplicationFee: { sample: () => ({ query: { type: 3, wareId: 'LAX', items: 2 } }), business: [200, 200, 403, 200] },
  getBulkReshipFee: { sample: () => ({ query: { wareId: 'LAX', boxes: '2,1' } }), business: [200, 200, 403, 200] },
  getProposedFee: { sample: async (given) => ({ query: { oddNo: await given.quoted() } }), admin: [200, 403], codes: ['400'] },
  getMerchantRates: { sample: () => ({ query: { shopId: 7 } }), admin: [200, 403], codes: ['1000'] },
};

export const topics: TopicRows = {
  ratecard: whole('ratecard', '1000'),
};
