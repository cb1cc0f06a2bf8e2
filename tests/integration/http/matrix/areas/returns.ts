import { floorOnly } from '../answers.ts';
import type { Rows } from '../row.ts';

export const rows: Rows = {
  receiveReturn: floorOnly(),
};
