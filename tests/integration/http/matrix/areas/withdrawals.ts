import type { Given } from '../given.ts';
import type { Rows } from '../row.ts';
import { shops, type TopicRows } from '../topic-row.ts';

const named = async (given: Given, state?: Parameters<Given['withdrawal']>[0]) => ({ withdrawalNo: await given.withdrawal(state) });
const line = { bookedOn: '2026-11-20' };
let lines = 0;

export const rows: Rows = {
  // Of an account that is nobody's.
  applyWithdrawal: {
    sample: () => ({ body: { bankAccountId: 'none', amountCents: 5_500 } }),
    business: [404, 404, 403, 404],
    elsewhere: { admin: 405 },
  },
  cancelWithdrawal: { sample: async (given) => ({ body: await named(given) }), business: [200, 404, 403, 404] },
  startWithdrawalReview: { sample: async (given) => ({ body: await named(given) }), admin: [200, 403], codes: ['500'] },
  approveWithdrawal: {
    sample: async (given) => ({ body: { ...(await named(given)), isHolderChecked: true } }),
    admin: [200, 403],
    codes: ['500'],
  },
  rejectWithdrawal: { sample: async (given) => ({ body: { ...(await named(given)), reason: 'because' } }), admin: [200, 403], codes: ['500'] },
  payWithdrawal: {
    sample: async (given) => ({ body: { ...(await named(given, 'approved')), amountCents: 6_000 } }),
    admin: [200, 403],
    codes: ['500'],
  },
  completeWithdrawal: {
    sample: async (given) => ({ body: { ...(await named(given, 'paying')), ...line, bankRef: `line ${++lines}` } }),
    admin: [200, 403],
    codes: ['500'],
  },
  // Whoever paid it does not return it.
  returnWithdrawal: {
    sample: async (given) => ({ body: { ...(await named(given, 'paying')), reason: 'Account closed' } }),
    admin: [409, 403],
    codes: ['500'],
  },
  listWithdrawals: { business: [200, 200, 200, 200], admin: [200, 403], codes: ['500'] },
  getWithdrawal: { sample: async (given) => ({ query: await named(given) }), business: [200, 404, 200, 404], admin: [200, 403], codes: ['500'] },
};

export const topics: TopicRows = {
  withdrawals: shops('withdrawals', '500'),
};
