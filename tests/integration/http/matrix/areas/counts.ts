import { floorAndOffice, floorOnly } from '../answers.ts';
import type { Rows } from '../row.ts';
import type { TopicRows } from '../topic-row.ts';

export const rows: Rows = {
  planCounts: { ...floorAndOffice(), codes: ['300'] },
  startCount: floorOnly(),
  scanCounted: floorOnly(),
  undoCounted: floorOnly(),
  settleMisplaced: floorOnly(),
  finishShelfCount: floorOnly(),
  approveCount: { admin: [400, 403], codes: ['300'] },
  sendCountBack: { admin: [400, 403], codes: ['300'] },
  cancelCount: { ...floorAndOffice(), codes: ['300'] },
  listCounts: { ...floorAndOffice(200), codes: ['300'] },
  getCount: { sample: () => ({ query: { countNo: 'SC-0' } }), warehouse: [404, 404, 403], admin: [404, 403], codes: ['300'] },
  listShelvesToCount: { ...floorAndOffice(200), codes: ['300'] },
};

/** Counts are of a warehouse; whoever reaches every shop may name one, and hears nothing under it. */
const officeLists = ['counts:all', 'counts:shop:7', 'counts:shop:1'];

export const topics: TopicRows = {
  counts: {
    of: () => ['counts:all', 'counts:warehouse:W1'],
    codes: { '300': officeLists },
  },
};
