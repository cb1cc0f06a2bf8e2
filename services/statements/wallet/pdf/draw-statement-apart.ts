import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { endedEarly, programBeside } from '#kernel/threads/run-in-a-thread.ts';
import { standingThread } from '#kernel/threads/standing-thread.ts';
import { busy, turns } from '#kernel/turns.ts';
import type { DrawnStatement } from './draw-statement.ts';

/** Ten times what the longest one takes; what twenty leave behind is still little. */
const bounds = { seconds: 60, megabytes: 384, idleMs: 10_000, works: 20 };

const program = programBeside(import.meta.url, 'statement-pdf-thread');
const waiting = turns({ ofEach: { running: 1, waiting: 2 }, ofAll: { running: 1, waiting: 8 } });

interface StatementWork {
  drawn: DrawnStatement;
  /** Somebody waits for it. Otherwise it takes what the others leave of the cores. */
  isUrgent: boolean;
}

export type DrawerPlan = Pick<StatementWork, 'isUrgent'>;

const drawerOf = (plan: DrawerPlan) => standingThread<DrawnStatement, Uint8Array>(program, plan, bounds);
const urgent = drawerOf({ isUrgent: true });
const background = drawerOf({ isUrgent: false });

/** Of the two threads one is there at a time: each takes memory. */
const draw = async ({ drawn, isUrgent }: StatementWork): Promise<Uint8Array | typeof endedEarly> => {
  await (isUrgent ? background : urgent).end();
  return (isUrgent ? urgent : background).run(drawn);
};

/** Draws a PDF in a thread of its own: up to a second of a core, in which nobody else waits. */
export const drawStatementApart = async (work: StatementWork, accountId: string): Promise<Buffer | Rejection> => {
  const pdf = await waiting.run(accountId, () => draw(work));
  return pdf === busy || pdf === endedEarly ? reject('Unavailable', { params: { seconds: 5 } }) : Buffer.from(pdf);
};
