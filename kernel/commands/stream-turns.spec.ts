import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { streamTurns } from './stream-turns.ts';

/** Turns by name, and which of them have begun, in order. */
const line = () => {
  const turns = streamTurns();
  const begun: string[] = [];
  const take = (name: string, streams: string) => {
    const turn = turns.take(streams);
    if (turn.mustWait) void turn.begin(60_000).then(() => begun.push(name));
    else begun.push(name);
    return async () => {
      turn.end();
      await setImmediate();
    };
  };
  return { take, begun };
};

describe('Rule: those who append to the same stream take turns', () => {
  it('in the order in which they asked, and nobody waits who touches no stream of theirs', async () => {
    const { take, begun } = line();
    const [endFirst, endSecond] = [take('first', 'a'), take('second', 'a')];
    take('third', 'a');
    take('other', 'b');
    expect(begun).toEqual(['first', 'other']);
    await endFirst();
    expect(begun).toEqual(['first', 'other', 'second']);
    await endSecond();
    expect(begun).toEqual(['first', 'other', 'second', 'third']);
  });

  it('at all their streams at once, so that no two wait for each other', async () => {
    const { take, begun } = line();
    const [endA, endB] = [take('a', 'a'), take('b', 'b')];
    const endAB = take('ab', 'ab');
    take('ba', 'ba');
    await endA();
    expect(begun).toEqual(['a', 'b']);
    await endB();
    expect(begun).toEqual(['a', 'b', 'ab']);
    await endAB();
    expect(begun).toEqual(['a', 'b', 'ab', 'ba']);
  });

  it('and who leaves the line holds up nobody, nor lets anybody past those before', async () => {
    const { take, begun } = line();
    const [endFirst, leave] = [take('first', 'a'), take('gone', 'a')];
    take('third', 'a');
    await leave();
    expect(begun).toEqual(['first']);
    await endFirst();
    expect(begun).toContain('third');
  });

  it('and waits no longer than it may', async () => {
    const turns = streamTurns();
    const [first, second] = [turns.take('a'), turns.take('a')];
    expect(await second.begin(5)).toBe(false);
    first.end();
    expect(await second.begin(5)).toBe(true);
  });

  it('and one that has ended is waited for no more', async () => {
    const { take, begun } = line();
    void take('first', 'a')();
    take('second', 'ab');
    expect(begun).toEqual(['first', 'second']);
  });
});
