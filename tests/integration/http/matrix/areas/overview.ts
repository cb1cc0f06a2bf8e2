import type { Rows } from '../row.ts';

export const rows: Rows = {
  getOverview: { warehouse: [200, 200, 403], admin: [200, 403], codes: ['101', '300'] },
  // An administrator has a workplace on the self-operated pages only.
  getWorkplace: { business: [200, 200, 200, 200], warehouse: [200, 200, 403] },
};
