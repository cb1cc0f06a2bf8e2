import { transferReceived } from '#tests/support/transfer-received.ts';
import type { Rows } from '../row.ts';
import { whole, type TopicRows } from '../topic-row.ts';

const adjustmentNo = 'AJ-0000';

export const rows: Rows = {
  requestAdjustment: { sample: () => ({ body: transferReceived(7, 100) }), admin: [200, 403], codes: ['500'] },
  approveAdjustment: { sample: () => ({ body: { adjustmentNo } }), admin: [404, 403], codes: ['500'] },
  rejectAdjustment: { sample: () => ({ body: { adjustmentNo, reason: 'because' } }), admin: [404, 403], codes: ['500'] },
  creditedToday: { admin: [200, 403], codes: ['500'] },
  listAdjustments: { admin: [200, 403], codes: ['500'] },
  getAdjustment: { sample: () => ({ query: { adjustmentNo } }), admin: [404, 403], codes: ['500'] },
};

export const topics: TopicRows = {
  adjustments: whole('adjustments', '500'),
};
