import type { Base } from '#contracts/kernel/access/bases.ts';
import { usualPlan } from '#contracts/floor/shift-plan.ts';
import type { Given } from '../given.ts';
import type { Rows } from '../row.ts';
import { warehouse, type TopicRows } from '../topic-row.ts';

/** The floor is in its warehouse; an administrator says which. */
const officeNamesWarehouse = (_given: Given, base: Base) => (base === 'admin' ? { query: { wareId: 'W1' } } : {});

export const rows: Rows = {
  getFloorBoard: { sample: officeNamesWarehouse, warehouse: [200, 200, 403], admin: [200, 403], codes: ['300'] },
  getShiftReport: { sample: officeNamesWarehouse, warehouse: [200, 200, 403], admin: [200, 403], codes: ['300'] },
  getShiftPlan: { sample: () => ({ query: { wareId: 'W1' } }), admin: [200, 403], codes: ['300'] },
  setShiftPlan: { sample: () => ({ body: { warehouseId: 'W1', ...usualPlan } }), admin: [200, 403], codes: ['300'] },
};

export const topics: TopicRows = {
  floor: warehouse('floor', '300'),
};
