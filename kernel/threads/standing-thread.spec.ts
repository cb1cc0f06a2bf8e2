import { afterEach, describe, expect, it } from 'vitest';
import { endedEarly } from './run-in-a-thread.ts';
import { standingThread, type StandingThread } from './standing-thread.ts';

/** Answers how many pieces of work it has had, with what it was started with; it is broken by one, and goes on for ever with another. */
const source = `import { parentPort, workerData } from 'node:worker_threads';
  let had = 0;
  parentPort.on('message', (work) => {
    if (work === 'break') throw new Error('broken');
    while (work === 'for ever');
    parentPort.postMessage(workerData + ++had);
  });`;
const program = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
const bounds = { seconds: 30, megabytes: 64, idleMs: 30_000, works: 3 };

let thread: StandingThread<string, string>;
const started = (own: Partial<typeof bounds> = {}) => (thread = standingThread<string, string>(program, 'no. ', { ...bounds, ...own }));
afterEach(() => thread.end());

describe('Rule: a thread stays for the work that follows, within bounds', () => {
  it('of as many pieces; then another takes its place', async () => {
    const { run } = started();
    const answers = [];
    for (let work = 0; work < 4; work++) answers.push(await run('work'));
    expect(answers).toEqual(['no. 1', 'no. 2', 'no. 3', 'no. 1']);
  });

  it('of rest', async () => {
    const { run } = started({ idleMs: 1 });
    await run('work');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await run('work')).toBe('no. 1');
  });

  it('of time: who waits is told, and the next begins anew', async () => {
    const { run } = started({ seconds: 5 });
    await run('work');
    expect(await run('for ever')).toBe(endedEarly);
    expect(await run('work')).toBe('no. 1');
  });

  it('and what it throws is thrown, and ends it', async () => {
    const { run } = started();
    await run('work');
    await expect(run('break')).rejects.toThrow('broken');
    expect(await run('work')).toBe('no. 1');
  });
});
