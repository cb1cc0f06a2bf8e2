import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { endedEarly, programBeside, runInAThread, type ThreadBounds } from '#kernel/threads/run-in-a-thread.ts';
import { busy, turns } from '#kernel/turns.ts';
import type { ImportRow } from './match-columns.ts';

/** Thirty times what 5,000 rows take, start of the thread included, for busy machines, and more memory than the largest sheet that is read needs. */
const bounds: ThreadBounds = { seconds: 20, megabytes: 256 };

const program = programBeside(import.meta.url, 'import-thread');

/** Its thread reads it: no other holds its bytes. */
export interface WorkbookFile {
  name: string;
  path: string;
}

export type ReadImport = (workbook: WorkbookFile, accountId: string) => Promise<ImportRow[] | Rejection>;

/**
 * Reads a workbook in a thread of its own: a file that somebody made to be slow costs that thread and nobody's time, and is refused when its seconds are
 * over. Two are read at once, one of each account.
 */
export const readImportApart = (within: ThreadBounds = bounds): ReadImport => {
  const readers = turns({ ofEach: { running: 1, waiting: 2 }, ofAll: { running: 2, waiting: 8 } });
  return async ({ name, path }, accountId) => {
    const read = () => runInAThread<WorkbookFile, ImportRow[] | Rejection>(program, { name, path }, within);
    const rows = await readers.run(accountId, read);
    if (rows === busy) return reject('Unavailable', { params: { seconds: within.seconds } });
    if (rows === endedEarly) return reject('ImportTooHeavy', { field: 'file', params: { name } });
    return rows;
  };
};
