import type { Rows } from '../row.ts';

export const rows: Rows = {
  getBooks: { admin: [200, 403], codes: ['500'] },
  checkBooks: { sample: () => ({ body: {} }), admin: [200, 403], codes: ['500'] },
};
