import { describe, expect, it } from 'vitest';
import { endedEarly, programBeside, runInAThread } from './run-in-a-thread.ts';

/** A program in its url: nothing is read from the disk. */
const program = (source: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads';${source}`)}`);
const bounds = { seconds: 30, megabytes: 64 };

describe('Rule: work in a thread of its own holds nobody up', () => {
  it('answers', async () => {
    expect(await runInAThread(program('parentPort.postMessage(workerData + 1)'), 1, bounds)).toBe(2);
  });

  it('is ended when its time is over, and others have their turn meanwhile', async () => {
    let turns = 0;
    const others = setInterval(() => turns++, 10);
    expect(await runInAThread(program('for (;;);'), 1, { ...bounds, seconds: 1 })).toBe(endedEarly);
    clearInterval(others);
    expect(turns).toBeGreaterThan(10);
  });

  it('is ended when its memory is full', async () => {
    expect(await runInAThread(program('const all = []; for (;;) all.push({ more: [all.length] });'), 1, bounds)).toBe(endedEarly);
  });

  it('throws what it throws', async () => {
    await expect(runInAThread(program(`throw new Error('broken')`), 1, bounds)).rejects.toThrow('broken');
  });

  it('runs from its source beside sources, and as it was built beside what was built', () => {
    expect(programBeside('file:///a/services/reader.ts', 'thread').href).toBe('file:///a/services/thread.ts');
    expect(programBeside('file:///a/dist/server/main.js', 'thread').href).toBe('file:///a/dist/server/thread.js');
  });
});
