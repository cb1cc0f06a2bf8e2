import { floorAndOffice } from '../answers.ts';
import type { Rows } from '../row.ts';

export const rows: Rows = {
  openOutboundBatch: { ...floorAndOffice(), codes: ['900'] },
  assignOutboundBatch: { ...floorAndOffice(), codes: ['900'] },
  cancelOutboundBatch: { ...floorAndOffice(), codes: ['900'] },
};
