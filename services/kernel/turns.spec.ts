import { describe, expect, it } from 'vitest';
import { busy, turns, turnsOfEach } from './turns.ts';

describe('Rule: so many tasks run at once and no more', () => {
  it('lets the others wait, and goes on after a failure', async () => {
    const atOnce = turns(2, 10);
    let [running, most] = [0, 0];
    const task = (fails: boolean) => async () => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      if (fails) throw new Error('broken');
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 7 }, (_, at) => atOnce(task(at % 2 === 0))));
    expect(most).toBe(2);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});

describe('Rule: a line is only so long', () => {
  const held = () => {
    let release = () => {};
    const over = new Promise<void>((end) => (release = end));
    return { task: () => over, release };
  };

  it('whoever finds no place to wait in is told at once', async () => {
    const [run, { task, release }] = [turns(1, 2), held()];
    const three = [run(task), run(task), run(task)];
    expect(await run(task)).toBe(busy);
    release();
    expect(await Promise.all(three)).toEqual([undefined, undefined, undefined]);
    expect(await run(async () => 'again')).toBe('again');
  });

  it("an account's line is its own", async () => {
    const [run, { task, release }] = [turnsOfEach(1, 0), held()];
    const first = run('a', task);
    expect(await run('a', task)).toBe(busy);
    expect(await run('b', async () => 'at once')).toBe('at once');
    release();
    await first;
    expect(await run('a', async () => 'again')).toBe('again');
  });
});
