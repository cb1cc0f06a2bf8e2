import type { Rows } from '../row.ts';
import { shops, type TopicRows } from '../topic-row.ts';

export const rows: Rows = {
  getWallet: {
    sample: (_given, base) => (base === 'admin' ? { query: { shopId: 7 } } : {}),
    business: [200, 200, 200, 200],
    admin: [200, 403],
    codes: ['500'],
  },
  listWalletHolds: {
    sample: (_given, base) => (base === 'admin' ? { query: { shopId: 7 } } : {}),
    business: [200, 200, 200, 200],
    admin: [200, 403],
    codes: ['500'],
  },
  listExpectedMoney: {
    sample: (_given, base) => (base === 'admin' ? { query: { shopId: 7 } } : {}),
    business: [200, 200, 200, 200],
    admin: [200, 403],
    codes: ['500'],
  },
  getWalletMonth: {
    sample: (_given, base) => (base === 'admin' ? { query: { shopId: 7 } } : {}),
    business: [200, 200, 200, 200],
    admin: [200, 403],
    codes: ['500'],
  },
  explainPosting: { sample: () => ({ query: { postingId: 'labelFee-none' } }), business: [404, 404, 404, 404], admin: [404, 403], codes: ['500'] },
  listWalletRecords: { business: [200, 200, 200, 200], admin: [200, 403], codes: ['500'] },
  exportWalletRecords: { business: [200, 200, 403, 200], admin: [200, 403], codes: ['500'] },
  reversePosting: {
    sample: () => ({ body: { postingId: 'labelFee-none', reason: 'Charged twice by mistake', evidence: 'Ticket 1' } }),
    admin: [404, 403],
    codes: ['500'],
  },
  // A shop that nobody has: a frozen wallet would refuse what other rows spend.
  freezeWallet: { sample: () => ({ body: { shopId: 9_999, reason: 'Under investigation' } }), admin: [404, 403], codes: ['500'] },
  unfreezeWallet: { sample: () => ({ body: { shopId: 9_999, reason: 'Investigation has ended' } }), admin: [404, 403], codes: ['500'] },
  listMerchantWallets: { admin: [200, 403], codes: ['500'] },
};

export const topics: TopicRows = {
  wallet: shops('wallet', '500'),
};
