import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { Rows } from '../row.ts';

export const rows: Rows = {
  getFinanceOverview: { sample: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }), admin: [200, 403], codes: ['500'] },
  listOwnGoods: { admin: [200, 403], codes: ['500'] },
  exportOwnGoods: { admin: [200, 403], codes: ['500'] },
  // Of an item that is nobody's.
  listOwnGoodsPostings: { sample: () => ({ query: { oneId: oneIdFrom([9, 9, 9, 9, 9, 9, 9, 9, 9]) } }), admin: [404, 403], codes: ['500'] },
};
