import { describe, expect, it } from 'vitest';
import { shortMemory } from './short-memory.ts';

const clockAt = (start: number) => {
  let now = start;
  return { now: () => new Date(now), pass: (ms: number) => void (now += ms) };
};

describe('Rule: an answer is remembered for a moment only', () => {
  it('asks again after its time', () => {
    const clock = clockAt(0);
    const memory = shortMemory<string, number>({ ms: 100, most: 10, clock });
    expect(memory.get('a', () => 1)).toBe(1);
    clock.pass(99);
    expect(memory.get('a', () => 2)).toBe(1);
    clock.pass(1);
    expect(memory.get('a', () => 3)).toBe(3);
  });

  it('asks again when the clock was set back', () => {
    const clock = clockAt(1000);
    const memory = shortMemory<string, number>({ ms: 100, most: 10, clock });
    memory.get('a', () => 1);
    clock.pass(-500);
    expect(memory.get('a', () => 2)).toBe(2);
  });

  it('lets the oldest go when it is full', () => {
    const memory = shortMemory<string, number>({ ms: 100, most: 2, clock: clockAt(0) });
    for (const [at, key] of ['a', 'b', 'c'].entries()) memory.get(key, () => at);
    expect(memory.get('b', () => 9)).toBe(1);
    expect(memory.get('a', () => 9)).toBe(9);
  });

  it('does not remember a failure', async () => {
    const memory = shortMemory<string, Promise<number>>({ ms: 100, most: 2, clock: clockAt(0) });
    await expect(memory.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await memory.get('a', () => Promise.resolve(1))).toBe(1);
  });

  it('asks again what it was told to forget', () => {
    const memory = shortMemory<string, number>({ ms: 100, most: 2, clock: clockAt(0) });
    memory.get('a', () => 1);
    memory.forget('a');
    expect(memory.get('a', () => 2)).toBe(2);
  });
});
