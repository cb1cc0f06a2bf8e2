import { everyList } from '../answers.ts';
import type { Rows } from '../row.ts';
import { list, type TopicRows } from '../topic-row.ts';

export const rows: Rows = {
  listInventory: { ...everyList, codes: ['300'] },
  searchInventory: { ...everyList, codes: ['300'] },
  exportInventory: { business: [200, 200, 403, 200], warehouse: [200, 200, 403], admin: [200, 403], codes: ['300'] },
};

export const topics: TopicRows = {
  inventory: list('inventory', '300'),
};
