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

/** Batches are of a warehouse; whoever reaches every shop may name one, and hears nothing under it. */
const officeLists = ['batches:all', 'batches:shop:7', 'batches:shop:1'];

export const topics: TopicRows = {
  board: warehouse('board', '900'),
  batches: {
    of: () => ['batches:all', 'batches:warehouse:W1'],
    codes: { '300': officeLists, '900': officeLists },
  },
};
