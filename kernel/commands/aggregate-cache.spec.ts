import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { EventLog } from './event-log.ts';
import { aggregateCache } from './aggregate-cache.ts';
import { streamType } from './stream-type.ts';

const summing = () =>
  streamType<number, { type: 'Counted'; data: { by: number } }>({
    prefix: 'counter',
    initial: 0,
    evolve: (n, { data }) => n + data.by,
    tags: () => ({}),
  });
const counter = summing();

/** A log of one stream that tells how many events it handed out. */
const logOf = (...by: number[]) => {
  const event = (n: number, at: number, id = `e${at + 1}`) => ({ eventId: id, version: at + 1, data: { by: n } }) as unknown as RecordedEvent;
  const handed: number[] = [];
  let events = by.map((n, index) => event(n, index));
  const log: EventLog = {
    async readStreams(ids, known) {
      const version = known?.get(ids[0]!) ?? 0;
      const asked = events.slice(version);
      handed.push(asked.length);
      return new Map(ids.map((id) => [id, { version: events.length, knownEventId: events[version - 1]?.eventId, events: asked }]));
    },
    commit: () => Promise.reject(new Error('not asked for')),
  };
  return {
    log,
    handed,
    add: (n: number) => void events.push(event(n, events.length)),
    setBack: (...other: number[]) => void (events = other.map((n, index) => event(n, index, `other${index + 1}`))),
  };
};

describe('Rule: a known state is brought up to date', () => {
  it('reads what followed', async () => {
    const { log, handed, add } = logOf(1, 2, 3);
    const known = aggregateCache();
    expect(await known.load(log, counter, ['c-1'])).toEqual([{ version: 3, lastEventId: 'e3', state: 6 }]);
    add(4);
    expect(await known.load(log, counter, ['c-1'])).toEqual([{ version: 4, lastEventId: 'e4', state: 10 }]);
    expect(handed).toEqual([3, 1]);
  });

  it('goes on from what a commit made of it', async () => {
    const { log, handed, add } = logOf(1, 2);
    const known = aggregateCache();
    await known.load(log, counter, ['c-1']);
    add(3);
    known.set(counter, 'c-1', { version: 3, lastEventId: 'e3', state: 6 });
    expect(await known.load(log, counter, ['c-1'])).toEqual([{ version: 3, lastEventId: 'e3', state: 6 }]);
    expect(handed).toEqual([2, 0]);
  });

  it('is there unchecked until its stream is heard to have gone on', async () => {
    const { log, add } = logOf(1, 2);
    const known = aggregateCache();
    expect(known.getOptimistic(counter, 'c-1')).toBeUndefined();
    await known.load(log, counter, ['c-1']);
    known.markStale('c-1', 2);
    expect(known.getOptimistic(counter, 'c-1')).toMatchObject({ version: 2, lastEventId: 'e2', state: 3 });
    expect(known.getOptimistic(summing(), 'c-1')).toBeUndefined();
    add(3);
    known.markStale('c-1', 3);
    expect(known.getOptimistic(counter, 'c-1')).toBeUndefined();
    await known.load(log, counter, ['c-1']);
    expect(known.getOptimistic(counter, 'c-1')).toMatchObject({ version: 3, lastEventId: 'e3', state: 6 });
  });

  it('folds all anew once somebody was erased', async () => {
    const { log, handed } = logOf(1, 2);
    const known = aggregateCache();
    await known.load(log, counter, ['c-1']);
    known.clear();
    await known.load(log, counter, ['c-1']);
    expect(handed).toEqual([2, 2]);
  });

  it.each([
    ['ends earlier', [1]],
    ['went another way', [5, 5, 5]],
  ])('reads all anew where the log %s, as after a restore', async (_, other) => {
    const { log, setBack } = logOf(1, 2, 3);
    let setBacks = 0;
    const known = aggregateCache(undefined, () => setBacks++);
    await known.load(log, counter, ['c-1']);
    expect(setBacks).toBe(0);
    setBack(...other);
    expect(await known.load(log, counter, ['c-1'])).toMatchObject([{ version: other.length, state: other.reduce((a, b) => a + b) }]);
    expect(setBacks).toBe(1);
  });

  it('keeps nothing of a stream that is not born, nor of another fold', async () => {
    const { log, handed } = logOf();
    const known = aggregateCache();
    expect(await known.load(log, counter, ['c-1'])).toEqual([{ version: 0, state: 0 }]);
    await known.load(log, counter, ['c-1']);
    expect(handed).toEqual([0, 0]);
    const other = logOf(1, 2);
    await known.load(other.log, counter, ['c-2']);
    await known.load(other.log, summing(), ['c-2']);
    expect(other.handed).toEqual([2, 2]);
  });
});
