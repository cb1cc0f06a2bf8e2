import type { Rows } from '../row.ts';
import { record, whole, type TopicRows } from '../topic-row.ts';

export const rows: Rows = {
  listReviews: { sample: () => ({ query: { type: 3 } }), admin: [200, 403], codes: ['400'] },
  countReviews: { admin: [200, 403], codes: ['400'] },
};

export const topics: TopicRows = {
  review: record('review', ({ oddNo, reshipNo }) => [oddNo, reshipNo], '400'),
  audit: whole('audit', '400'),
};
