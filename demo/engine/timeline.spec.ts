import { describe, expect, it } from 'vitest';
import { timeline, type Story } from './timeline.ts';

const at = (minute: number): Date => new Date(minute * 60_000);

describe('Rule: the demo world happens in the order of time', () => {
  it('takes turns between stories, ties in the order planned, and stops at the end', async () => {
    const line = timeline(at(0));
    const seen: string[] = [];
    async function* story(name: string, ...minutes: number[]): Story {
      for (const minute of minutes) {
        seen.push(`${name}${line.clock.now().getTime() / 60_000}`);
        yield at(minute);
      }
      seen.push(`${name} ends`);
    }
    line.begin(at(1), story('a', 5, 9));
    line.begin(at(1), story('b', 3, 3, 20));
    line.begin(at(4), story('c', 30));
    await line.runUntil(at(10));
    expect(seen).toEqual(['a1', 'b1', 'b3', 'b3', 'c4', 'a5', 'a ends']);
    expect(line.clock.now()).toEqual(at(10));
  });

  it('never goes back', async () => {
    const line = timeline(at(0));
    const seen: number[] = [];
    async function* hasty(): Story {
      yield at(2);
      seen.push(line.clock.now().getTime());
    }
    line.begin(at(5), hasty());
    await line.runUntil(at(10));
    expect(seen).toEqual([at(5).getTime()]);
  });
});
