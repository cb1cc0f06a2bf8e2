import { floorAndOffice } from '../answers.ts';
import type { Rows } from '../row.ts';

export const rows: Rows = {
  listMissing: { warehouse: [200, 200, 403], admin: [200, 403], codes: ['900'] },
  findItem: { ...floorAndOffice(), codes: ['900'] },
  requestWriteOff: { ...floorAndOffice(), codes: ['900'] },
  approveWriteOff: { ...floorAndOffice(), codes: ['900'] },
  rejectWriteOff: { ...floorAndOffice(), codes: ['900'] },
};
