import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { UploadedFile } from '#contracts/kernel/route.ts';
import type { CsvMapping } from '#contracts/statements/bank/csv-columns.ts';
import { endedEarly, programBeside, runInAThread, type ThreadBounds } from '#kernel/threads/run-in-a-thread.ts';
import { busy, turns } from '#kernel/turns.ts';
import type { ReadFile } from './read-statement-file.ts';

/** Ten times what a file of 10 MB takes, for busy machines. */
const bounds: ThreadBounds = { seconds: 20, megabytes: 256 };

const program = programBeside(import.meta.url, 'statement-thread');
const readers = turns({ ofEach: { running: 1, waiting: 2 }, ofAll: { running: 1, waiting: 8 } });

export interface StatementWork {
  path: string;
  currency: string;
  mapping?: CsvMapping;
}

/** Reads a statement in a thread of its own, so that no file, however it is made, keeps others waiting. */
export const readStatementApart = async (
  { name, path }: UploadedFile,
  about: Omit<StatementWork, 'path'>,
  accountId: string,
): Promise<ReadFile | Rejection> => {
  const file = await readers.run(accountId, () => runInAThread<StatementWork, ReadFile | Rejection>(program, { path, ...about }, bounds));
  if (file === busy) return reject('Unavailable', { params: { seconds: bounds.seconds } });
  if (file === endedEarly) return reject('StatementTooHeavy', { field: 'file', params: { name: name.slice(-80) } });
  return file;
};
