import type { Base } from '#contracts/kernel/access/bases.ts';
import { floorAndOffice } from '../answers.ts';
import type { Given } from '../given.ts';
import type { Rows } from '../row.ts';

/** The floor is in its warehouse; an administrator says which. */
const officeNamesWarehouse = (_given: Given, base: Base) => (base === 'admin' ? { query: { wareId: 'W1' } } : {});

export const rows: Rows = {
  openOutboundBatch: { ...floorAndOffice(), codes: ['900'] },
  assignOutboundBatch: { ...floorAndOffice(), codes: ['900'] },
  cancelOutboundBatch: { ...floorAndOffice(), codes: ['900'] },
  proposeBatches: { sample: officeNamesWarehouse, warehouse: [200, 200, 403], admin: [200, 403], codes: ['900'] },
};
