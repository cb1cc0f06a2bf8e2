import { signedIn } from '../answers.ts';
import type { Rows } from '../row.ts';

export const rows: Rows = {
  openLiveTicket: signedIn,
};
