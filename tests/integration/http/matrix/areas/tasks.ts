import type { Base } from '#contracts/kernel/access/bases.ts';
import type { Given } from '../given.ts';
import type { Rows } from '../row.ts';
import { warehouse, type TopicRows } from '../topic-row.ts';

/** The floor is in its warehouse; an administrator says which. */
const officeNamesWarehouse = (_given: Given, base: Base) => (base === 'admin' ? { query: { wareId: 'W1' } } : {});

export const rows: Rows = {
  getTaskBoard: { sample: officeNamesWarehouse, warehouse: [200, 200, 403], admin: [200, 403], codes: ['900'] },
  listBatches: { warehouse: [200, 200, 403], admin: [200, 403], codes: ['300', '900'] },
};

export const topics: TopicRows = {
  board: warehouse('board', '900'),
};
