import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { endedEarly, programBeside, runInAThread, type ThreadBounds } from '#kernel/threads/run-in-a-thread.ts';
import { busy, turns } from '#kernel/turns.ts';
import type { DrawnStatement } from './draw-statement.ts';

/** Ten times what the longest one takes. */
const bounds: ThreadBounds = { seconds: 60, megabytes: 384 };

const program = programBeside(import.meta.url, 'statement-pdf-thread');
const drawers = turns({ ofEach: { running: 1, waiting: 2 }, ofAll: { running: 1, waiting: 8 } });

export interface StatementWork {
  drawn: DrawnStatement;
  /** Somebody waits for it. Otherwise it takes what the others leave of the cores. */
  isUrgent: boolean;
}

/** Draws a PDF in a thread of its own: a second of a core, in which nobody else waits. */
export const drawStatementApart = async (work: StatementWork, accountId: string): Promise<Buffer | Rejection> => {
  const pdf = await drawers.run(accountId, () => runInAThread<StatementWork, Uint8Array>(program, work, bounds));
  return pdf === busy || pdf === endedEarly ? reject('Unavailable', { params: { seconds: 5 } }) : Buffer.from(pdf);
};
