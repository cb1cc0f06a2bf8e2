import { erased } from '#contracts/kernel/events/personal-data.ts';
import type { ErasedRows, ErasedSubject } from '../kernel/rows/erased-rows.ts';

/** Whom the batches were given to. */
export const erasedBatches = ({ accountId }: ErasedSubject): ErasedRows[] => [
  { text: 'UPDATE batches SET operator_name = $2 WHERE operator_id = $1', values: [accountId, erased] },
];
