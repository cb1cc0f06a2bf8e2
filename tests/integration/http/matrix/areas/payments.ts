import type { Given } from '../given.ts';
import type { Rows } from '../row.ts';
import { shops, type TopicRows } from '../topic-row.ts';

const announced = async ({ post }: Given): Promise<string> => {
  const { rechargeNo } = await post<{ rechargeNo: string }>('seller', '/wallet/recharges', { method: 'bankTransfer', amountCents: 10_000 });
  return rechargeNo;
};

/** As many as may wait at once are soon made: what is only looked at is ended first. */
const ended = async (given: Given): Promise<string> => {
  const rechargeNo = await announced(given);
  await given.post('admin', '/finance/recharges/reject', { rechargeNo, reason: 'No money came' });
  return rechargeNo;
};

export const rows: Rows = {
  applyRecharge: {
    business: [400, 400, 403, 400],
    elsewhere: { admin: 405 },
  },
  payRecharge: { business: [400, 400, 403, 400] },
  uploadRechargeProof: { business: [400, 400, 403, 400] },
  approveRecharge: { admin: [400, 403], codes: ['500'] },
  rejectRecharge: {
    sample: async (given, base) => ({ body: { rechargeNo: base === 'admin' ? await announced(given) : 'RC-0', reason: 'No money came' } }),
    admin: [200, 403],
    codes: ['500'],
  },
  listRecharges: { business: [200, 200, 200, 200], admin: [200, 403], codes: ['500'] },
  getRecharge: {
    sample: async (given) => ({ query: { rechargeNo: await ended(given) } }),
    business: [200, 404, 200, 404],
    admin: [200, 403],
    codes: ['500'],
  },
  getPaymentWays: { business: [200, 200, 403, 200] },
  listReceipts: { admin: [200, 403], codes: ['500'] },
};

export const topics: TopicRows = {
  recharges: shops('recharges', '500'),
};
