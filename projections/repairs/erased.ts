import { erased } from '#contracts/kernel/events/personal-data.ts';
import type { ErasedRows, ErasedSubject } from '../kernel/rows/erased-rows.ts';

/** To whom the tasks were given. */
export const erasedRepairs = ({ accountId }: ErasedSubject): ErasedRows[] => [
  { text: 'UPDATE repairs SET assignee_name = $2 WHERE assignee_id = $1', values: [accountId, erased] },
];
