import type { Worker } from 'node:worker_threads';
import { answerOf, endedEarly, startThread, type ThreadBounds } from './run-in-a-thread.ts';

/** For each piece of work, the first with the thread's start. */
interface StandingBounds extends ThreadBounds {
  /** How long it stays without work, in ms. */
  idleMs: number;
  /** How many pieces of work it does; then another takes its place, and what they have left behind goes with it. */
  works: number;
}

export interface StandingThread<Work, Answer> {
  /** One piece of work at a time. */
  run(work: Work): Promise<Answer | typeof endedEarly>;
  end(): Promise<void>;
}

interface Standing {
  thread: Worker;
  worksLeft: number;
  idle?: NodeJS.Timeout;
}

/**
 * A thread for pieces of work that follow each other: what they need is loaded once. It starts with the first and answers each message by one; one that is out of
 * its bounds, or throws, ends it, and the next begins anew. It holds no process up that has nothing else to do.
 */
export const standingThread = <Work, Answer>(
  program: URL,
  workerData: unknown,
  { seconds, megabytes, idleMs, works }: StandingBounds,
): StandingThread<Work, Answer> => {
  let standing: Standing | undefined;

  const start = (): Standing => {
    const one = { thread: startThread(program, workerData, megabytes), worksLeft: works };
    // Whoever waits for an answer hears of it too.
    one.thread.on('error', () => (standing = standing === one ? undefined : standing));
    return one;
  };

  const end = async (): Promise<void> => {
    const ended = standing;
    standing = undefined;
    clearTimeout(ended?.idle);
    await ended?.thread.terminate();
  };

  const rest = async (one: Standing): Promise<void> => {
    if (one.worksLeft === 0) return end();
    one.thread.unref();
    one.idle = setTimeout(() => void end(), idleMs).unref();
  };

  return {
    end,
    async run(work) {
      const one = (standing ??= start());
      clearTimeout(one.idle);
      one.worksLeft--;
      one.thread.ref();
      try {
        one.thread.postMessage(work, []);
        const answer = await answerOf<Answer>(one.thread, seconds);
        await (answer === endedEarly ? end() : rest(one));
        return answer;
      } catch (failure) {
        await one.thread.terminate();
        throw failure;
      }
    },
  };
};
