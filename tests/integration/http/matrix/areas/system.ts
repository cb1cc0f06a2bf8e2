import { everyone } from '../answers.ts';
import type { Given } from '../given.ts';
import type { Rows } from '../row.ts';

const deadLetter = async (given: Given) => ({ body: { id: await given.deadLetter() } });

export const rows: Rows = {
  reportBrowserError: { everyone: everyone(400) },
  getSystem: { admin: [200, 403], codes: ['1600'] },
  retryDeadLetter: { sample: deadLetter, admin: [200, 403], codes: ['1600'] },
  discardDeadLetter: { sample: deadLetter, admin: [200, 403], codes: ['1600'] },
};
