import { floorAndOffice, floorOnly } from '../answers.ts';
import type { Rows } from '../row.ts';

export const rows: Rows = {
  inspectItem: {
    sample: async (given) => ({ body: { oneId: await given.item('received'), result: 'qualified', remark: '' } }),
    ...floorOnly(422, 404),
  },
  correctInspection: { ...floorAndOffice(), codes: ['300'] },
  markAsFake: { ...floorAndOffice(), codes: ['300'] },
};
