import type { Rows } from '../row.ts';
import { whole, type TopicRows } from '../topic-row.ts';

const month = '2020-01';
const reason = 'because';

export const rows: Rows = {
  listPeriods: { admin: [200, 403], codes: ['500'] },
  // A month without books.
  getPeriod: { sample: () => ({ query: { month } }), admin: [404, 403], codes: ['500'] },
  startClosing: { sample: () => ({ body: { month: '2098-01' } }), admin: [409, 403], codes: ['500'] },
  cancelClosing: { sample: () => ({ body: { month } }), admin: [409, 403], codes: ['500'] },
  closePeriod: { sample: () => ({ body: { month } }), admin: [409, 403], codes: ['500'] },
  askReopening: { sample: () => ({ body: { month, reason } }), admin: [409, 403], codes: ['500'] },
  approveReopening: { sample: () => ({ body: { month } }), admin: [409, 403], codes: ['500'] },
  declineReopening: { sample: () => ({ body: { month, reason } }), admin: [409, 403], codes: ['500'] },
};

export const topics: TopicRows = {
  periods: whole('periods', '500'),
};
