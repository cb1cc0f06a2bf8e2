import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';

export interface ThreadBounds {
  /** Wall clock, its start included. */
  seconds: number;
  /** Of JavaScript's own heap. */
  megabytes: number;
}

/** It was ended before it answered: out of time, or out of memory. */
export const endedEarly = Symbol('ended early');

/**
 * One piece of work in a thread of its own, which lives as long as it does: whatever it costs, the others' calls are answered meanwhile. `program` is
 * the url of a module that answers `workerData` by one message. What it throws is thrown here.
 */
export const runInAThread = async <Work, Answer>(
  program: URL,
  work: Work,
  { seconds, megabytes }: ThreadBounds,
): Promise<Answer | typeof endedEarly> => {
  const thread = startThread(program, work, megabytes);
  try {
    return await answerOf<Answer>(thread, seconds);
  } finally {
    await thread.terminate();
  }
};

/** The next message of a thread. */
export const answerOf = async <Answer>(thread: Worker, seconds: number): Promise<Answer | typeof endedEarly> => {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), seconds * 1000);
  try {
    const [answer] = await once(thread, 'message', { signal: deadline.signal });
    return answer as Answer;
  } catch (failure) {
    if (isOutOfBounds(failure)) return endedEarly;
    throw failure;
  } finally {
    clearTimeout(timer);
  }
};

const isOutOfBounds = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && (failure.code === 'ABORT_ERR' || failure.code === 'ERR_WORKER_OUT_OF_MEMORY');

/** The url of a program beside the caller's own module: its source where the sources run, as in tests, and what was built of it elsewhere. */
export const programBeside = (caller: string, name: string): URL => new URL(`${name}.${runsFromSource(caller) ? 'ts' : 'js'}`, caller);

const runsFromSource = (module: string): boolean => module.endsWith('.ts');

/** The process has four times as much: a thread that draws a long statement grew by 90 MB more with it, and was no faster. */
const YOUNG_MEGABYTES = 24;

/** A thread knows nothing of TypeScript by itself, whatever its process was started with. */
export const startThread = (program: URL, workerData: unknown, megabytes: number): Worker => {
  const options: WorkerOptions = {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  };
  if (!runsFromSource(program.pathname)) return new Worker(program, options);
  return new Worker(`import('tsx/esm/api').then(({ register }) => (register(), import('${program.href}')));`, { ...options, eval: true });
};
