import type { Rows } from '../row.ts';

export const rows: Rows = {
  getFinanceOverview: { sample: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }), admin: [200, 403], codes: ['500'] },
};
