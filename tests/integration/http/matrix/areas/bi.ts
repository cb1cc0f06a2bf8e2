import type { Rows } from '../row.ts';
import { whole, type TopicRows } from '../topic-row.ts';

export const rows: Rows = {
  getBi: { sample: () => ({ query: { from: '2026-11-01', to: '2026-11-02' } }), admin: [200, 403], codes: ['101'] },
};

export const topics: TopicRows = {
  bi: whole('bi', '101'),
};
