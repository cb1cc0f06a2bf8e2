import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { endedEarly, programBeside, runInAThread, type ThreadBounds } from '../../threads/run-in-a-thread.ts';
import { busy, turns } from '../../turns.ts';
import type { NamedRow, Template } from './named-rows.ts';

/** Thirty times what 5,000 rows take, start of the thread included, for busy machines, and more memory than the largest sheet that is read needs. */
const bounds: ThreadBounds = { seconds: 20, megabytes: 256 };

const program = programBeside(import.meta.url, 'workbook-thread');

/** Its thread reads it: no other holds its bytes. */
export interface WorkbookFile {
  name: string;
  path: string;
}

export interface WorkbookToRead<Name extends string> extends WorkbookFile {
  template: Template<Name>;
}

export type ReadWorkbook<Name extends string> = (workbook: WorkbookFile, accountId: string) => Promise<NamedRow<Name>[] | Rejection>;

/**
 * Reads workbooks of a template, each in a thread of its own: a file that somebody made to be slow costs that thread and nobody's time, and is refused when its
 * seconds are over. Two are read at once, one of each account.
 */
export const readWorkbooksApart = <Name extends string>(template: Template<Name>, within: ThreadBounds = bounds): ReadWorkbook<Name> => {
  const readers = turns({ ofEach: { running: 1, waiting: 2 }, ofAll: { running: 2, waiting: 8 } });
  return async ({ name, path }, accountId) => {
    const read = () => runInAThread<WorkbookToRead<Name>, NamedRow<Name>[] | Rejection>(program, { name, path, template }, within);
    const rows = await readers.run(accountId, read);
    if (rows === busy) return reject('Unavailable', { params: { seconds: within.seconds } });
    if (rows === endedEarly) return reject('ImportTooHeavy', { field: 'file', params: { name } });
    return rows;
  };
};
