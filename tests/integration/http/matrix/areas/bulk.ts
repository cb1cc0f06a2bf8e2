import type { Rows } from '../row.ts';
import { whole, type TopicRows } from '../topic-row.ts';

const direction = 'in';
const bulkNo = 'BK-0000';

export const rows: Rows = {
  bulkTemplate: { sample: () => ({ query: { direction } }), admin: [200, 403], codes: ['500'] },
  // The form holds a file alone, and no direction.
  tryBulkFile: { sample: () => ({ file: Buffer.from('x'), fileName: 'a.xlsx' }), admin: [400, 403], codes: ['500'], elsewhere: 404 },
  submitBulkFile: { sample: () => ({ file: Buffer.from('x'), fileName: 'a.xlsx' }), admin: [400, 403], codes: ['500'] },
  approveBulk: { sample: () => ({ body: { bulkNo } }), admin: [404, 403], codes: ['500'] },
  rejectBulk: { sample: () => ({ body: { bulkNo, reason: 'because' } }), admin: [404, 403], codes: ['500'] },
  listBulkRuns: { sample: () => ({ query: { direction } }), admin: [200, 403], codes: ['500'] },
  listBulkRows: { sample: () => ({ query: { bulkNo } }), admin: [404, 403], codes: ['500'] },
};

export const topics: TopicRows = {
  bulk: whole('bulk', '500'),
};
