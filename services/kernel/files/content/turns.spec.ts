import { describe, expect, it } from 'vitest';
import { turns } from './turns.ts';

describe('Rule: so many tasks run at once and no more', () => {
  it('lets the others wait, and goes on after a failure', async () => {
    const atOnce = turns(2);
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
