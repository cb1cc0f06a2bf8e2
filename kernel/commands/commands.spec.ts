import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { DomainEvent, RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { newIds } from '../ids.ts';
import type { CommandContext } from './command-context.ts';
import { commands, type Handle } from './commands.ts';
import { accept } from './decision.ts';
import type { CommitResult, EventLog, StreamAppend } from './event-log.ts';
import { aggregateCache } from './aggregate-cache.ts';
import { change, type LoadedFrom } from './loaded.ts';
import { streamType } from './stream-type.ts';

type Counted = DomainEvent<'Counted', { by: number }>;
const counter = streamType<{ sum: number }, Counted>({
  prefix: 'counter',
  initial: { sum: 0 },
  evolve: ({ sum }, { data }) => ({ sum: sum + data.by }),
  tags: ({ sum }) => ({ state: String(sum) }),
});

const at = new Date('2026-11-20T10:00:00.000Z');
const context: CommandContext = { actor: { accountId: 'a1', name: 'Ann', terminal: 'warehouse' }, correlationId: 'c1', causationId: 'r1' };
const counted = (by: number) => ({ eventId: newIds.eventId(), type: 'Counted', data: { by } }) as unknown as RecordedEvent;

/** A log whose streams grow while a command reads, as told. */
const logOf = (
  streams: Record<string, RecordedEvent[]>,
  { afterRead, commit }: { afterRead?: (reads: number) => void; commit?: () => CommitResult | undefined } = {},
) => {
  let reads = 0;
  const log: EventLog & { commits: number; reads(): number; appended: StreamAppend[] } = {
    commits: 0,
    appended: [],
    reads: () => reads,
    async readStreams(ids, known) {
      const events = (id: string) => streams[id] ?? [];
      const loaded = new Map(
        ids.map((id) => {
          const version = known?.get(id) ?? 0;
          return [id, { version: events(id).length, knownEventId: events(id)[version - 1]?.eventId, events: events(id).slice(version) }];
        }),
      );
      reads++;
      afterRead?.(reads);
      return loaded;
    },
    async commit({ appends, reads }) {
      log.commits++;
      if (
        reads?.some(({ streamId, version, lastEventId }) => {
          const events = streams[streamId] ?? [];
          return events.length !== version || events.at(-1)?.eventId !== lastEventId;
        })
      )
        return { kind: 'conflict' };
      const refused = commit?.();
      if (refused) return refused;
      for (const { streamId, events } of appends) streams[streamId] = [...(streams[streamId] ?? []), ...events];
      log.appended.push(...appends);
      return { kind: 'committed', position: { transactionId: 1n, globalPosition: 1n } };
    },
  };
  return log;
};

const run = <Answer>(log: EventLog, handle: Handle<Answer>, patienceMs?: number) =>
  commands(log, { now: () => at }, newIds, undefined, patienceMs).run(context, handle);

describe('Rule: a command is decided on the versions that it saw', () => {
  it('records who, why, when, and the state after each event', async () => {
    const result = await run(logOf({ 'counter-1': [counted(2)] }), async (load) => {
      const count = await load.one(counter, 1);
      expect(count.sum).toBe(2);
      return { decision: accept(change(count, { type: 'Counted', data: { by: 3 } }, { type: 'Counted', data: { by: 4 } })), answer: 'done' };
    });
    expect(result).toMatchObject({ kind: 'accepted', answer: 'done' });
    const events = result.kind === 'accepted' ? result.events : [];
    expect(events.map(({ version, recordedAt, metadata }) => [version, recordedAt, metadata.tags.state, metadata.actor.accountId])).toEqual([
      [2, '2026-11-20T10:00:00.000Z', '5', 'a1'],
      [3, '2026-11-20T10:00:00.000Z', '9', 'a1'],
    ]);
  });

  const countsOne: Handle<number> = async (load) => {
    const count = await load.one(counter, 1);
    return { decision: accept(change(count, { type: 'Counted', data: { by: 1 } })), answer: count.sum };
  };
  const conflicting = (times: number) => () => (times-- > 0 ? ({ kind: 'conflict' } as const) : undefined);

  it('decides again on conflicts, more than three times', async () => {
    expect(await run(logOf({}, { commit: conflicting(6) }), countsOne)).toMatchObject({ kind: 'accepted' });
  });

  it('answers Conflict when its time is over, and not before it was decided three times', async () => {
    for (const [patienceMs, commits] of [
      [0, 3],
      [500, expect.toSatisfy((n: number) => n > 3)],
    ]) {
      const log = logOf({}, { commit: conflicting(Infinity) });
      expect(await run(log, countsOne, patienceMs as number)).toEqual({ kind: 'rejected', rejection: reject('Conflict') });
      expect(log.commits).toEqual(commits);
    }
  });

  it('answers Conflict at once where it begins a stream that is there', async () => {
    const log = logOf({ 'counter-1': [counted(2)] }, { commit: conflicting(Infinity) });
    const result = await run(log, async (load) => ({
      decision: accept(change(load.create(counter, 1), { type: 'Counted', data: { by: 1 } })),
      answer: null,
    }));
    expect(result).toEqual({ kind: 'rejected', rejection: reject('Conflict') });
    expect(log.commits).toBe(3);
  });

  it('also where this node began it itself', async () => {
    let commits = 0;
    const log = logOf({ 'counter-1': [counted(2)] }, { commit: () => (commits++ > 0 ? { kind: 'conflict' } : undefined) });
    const here = commands(log, { now: () => at }, newIds);
    const begins: Handle<null> = async (load) => ({
      decision: accept(change(load.create(counter, 1), { type: 'Counted', data: { by: 1 } })),
      answer: null,
    });
    expect(await here.run(context, begins)).toMatchObject({ kind: 'accepted' });
    expect(await here.run(context, begins)).toEqual({ kind: 'rejected', rejection: reject('Conflict') });
  });
});

describe('Rule: commands of one node that append to the same stream take turns', () => {
  const spending = (purse: number | string, cents: number, alsoOf: (number | string)[] = []): Handle<number> => {
    return async (load) => {
      const [from, ...others] = await load.many(counter, [purse, ...alsoOf]);
      if (from!.sum < cents) return reject('InsufficientBalance');
      const changes = [from!, ...others].map((stream) => change(stream, { type: 'Counted', data: { by: -cents } }));
      return { decision: accept(...changes), answer: from!.sum - cents };
    };
  };
  const slowLog = (streams: Record<string, RecordedEvent[]>, options?: Parameters<typeof logOf>[1]) => {
    const log = logOf(streams, options);
    const { commit } = log;
    log.commit = async (asked) => {
      await setTimeout(1);
      const isPast = asked.appends.some(({ streamId, expectedVersion }) => (streams[streamId] ?? []).length !== expectedVersion);
      return isPast ? (log.commits++, { kind: 'conflict' }) : commit(asked);
    };
    return log;
  };
  const sumOf = (events: readonly RecordedEvent[] | undefined) => (events ?? []).reduce((sum, { data }) => sum + (data as { by: number }).by, 0);

  it('each is accepted once, in the order of asking, without a conflict, and nothing is overspent', async () => {
    const streams = { 'counter-1': [counted(30)] };
    const log = slowLog(streams);
    const { run: command } = commands(log, { now: () => at }, newIds);
    const results = await Promise.all(Array.from({ length: 32 }, () => command(context, spending(1, 1))));
    expect(results.map((result) => (result.kind === 'accepted' ? result.answer : result.rejection.rejected))).toEqual([
      ...Array.from({ length: 30 }, (_, index) => 29 - index),
      'InsufficientBalance',
      'InsufficientBalance',
    ]);
    expect(log.commits).toBe(30);
    expect(sumOf(streams['counter-1'])).toBe(0);
  });

  it('where they touch several, in whatever order', async () => {
    const streams: Record<string, RecordedEvent[]> = { 'counter-1': [counted(99)], 'counter-2': [counted(99)], 'counter-3': [counted(99)] };
    const log = slowLog(streams);
    const { run: command } = commands(log, { now: () => at }, newIds);
    const orders = [[1, 2], [2, 1], [2, 3], [3, 1, 2], [3]];
    const asked = Array.from({ length: 40 }, (_, index) => orders[index % orders.length]!);
    const results = await Promise.all(asked.map(([first, ...others]) => command(context, spending(first!, 1, others))));
    expect(results.every(({ kind }) => kind === 'accepted')).toBe(true);
    expect(log.commits).toBe(40);
    expect(Object.values(streams).map(sumOf)).toEqual([99 - 24, 99 - 32, 99 - 24]);
  });

  it('also where what another left has it append to a stream that it did not think of', async () => {
    const streams: Record<string, RecordedEvent[]> = { 'counter-1': [counted(2)], 'counter-2': [counted(9)] };
    const log = slowLog(streams);
    const { run: command } = commands(log, { now: () => at }, newIds);
    /** From the first purse while it has something, then from the second. */
    const either: Handle<string> = async (load) => {
      const [first, second] = await load.many(counter, [1, 2]);
      const from = first!.sum > 0 ? first! : second!;
      return { decision: accept(change(from, { type: 'Counted', data: { by: -1 } })), answer: from === first ? 'first' : 'second' };
    };
    const results = await Promise.all(Array.from({ length: 6 }, () => command(context, either)));
    expect(results.map((result) => result.kind === 'accepted' && result.answer)).toEqual(['first', 'first', 'second', 'second', 'second', 'second']);
    expect(Object.values(streams).map(sumOf)).toEqual([0, 5]);
  });

  it('one that fails, or is refused, lets the next begin', async () => {
    const streams = { 'counter-1': [counted(5)] };
    const { run: command } = commands(slowLog(streams), { now: () => at }, newIds);
    let decided = 0;
    const failsInItsTurn: Handle<number> = async (load) => {
      if (++decided > 1) throw new Error('broken');
      return spending(1, 1)(load);
    };
    const results = await Promise.allSettled([
      command(context, spending(1, 4)),
      command(context, failsInItsTurn),
      command(context, spending(1, 2)),
      command(context, spending(1, 1)),
    ]);
    expect(results).toMatchObject([
      { value: { answer: 1 } },
      { reason: { message: 'broken' } },
      { value: { rejection: reject('InsufficientBalance') } },
      { value: { answer: 0 } },
    ]);
  });

  it('one waits no longer than it may, and is answered Conflict', async () => {
    const log = slowLog({ 'counter-1': [counted(5)] });
    let endFirst!: () => void;
    const { commit } = log;
    log.commit = async (asked) => {
      await new Promise<void>((resolve) => (endFirst = resolve));
      return commit(asked);
    };
    const { run: command } = commands(log, { now: () => at }, newIds, undefined, 20);
    const first = command(context, spending(1, 1));
    expect(await command(context, spending(1, 1))).toEqual({ kind: 'rejected', rejection: reject('Conflict') });
    endFirst();
    expect(await first).toMatchObject({ kind: 'accepted' });
    expect(log.commits).toBe(1);
  });
});

describe('Rule: a refusal rests on states that stood at one moment', () => {
  const refusesUnlessEqual: Handle<null> = async (load) => {
    const first = await load.one(counter, 1);
    const second = await load.one(counter, 2);
    return first.sum === second.sum ? { decision: accept(), answer: null } : reject('Conflict');
  };

  it('decides again when a stream moved on between two loads', async () => {
    const streams: Record<string, RecordedEvent[]> = { 'counter-1': [], 'counter-2': [] };
    const bothGrow = (reads: number) => {
      if (reads !== 1) return;
      streams['counter-1']!.push(counted(1));
      streams['counter-2']!.push(counted(1));
    };
    expect(await run(logOf(streams, { afterRead: bothGrow }), refusesUnlessEqual)).toMatchObject({ kind: 'accepted' });
  });

  it('stands where nothing moved', async () => {
    const log = logOf({ 'counter-1': [counted(1)] });
    expect(await run(log, refusesUnlessEqual)).toEqual({ kind: 'rejected', rejection: reject('Conflict') });
  });
});

describe('Rule: a command is decided on what is known, and what it rests on is looked at before it counts', () => {
  const counting = (count: LoadedFrom<typeof counter>, by = 1) => change(count, { type: 'Counted', data: { by } });
  /** Counts stream 1 on, as it stands. */
  const counts: Handle<number> = async (load) => {
    const count = await load.one(counter, 1);
    return { decision: accept(counting(count)), answer: count.sum };
  };

  /** Commands over streams of which two are known: 1 stands at 2, and 2 at 5. */
  const knowing = async (options?: Parameters<typeof logOf>[1]) => {
    const streams = { 'counter-1': [counted(2)], 'counter-2': [counted(5)] };
    const log = logOf(streams, options);
    const known = aggregateCache();
    const { run: command } = commands(log, { now: () => at }, newIds, known);
    await command(context, async (load) => {
      await load.many(counter, [1, 2]);
      return reject('Conflict');
    });
    expect(log.reads()).toBe(1);
    const answered = async <Answer>(handle: Handle<Answer>): Promise<Answer | string> => {
      const result = await command(context, handle);
      return result.kind === 'accepted' ? result.answer : result.rejection.rejected;
    };
    return { streams, log, known, answered };
  };

  it('reads nothing of what it appends to, and says which event it goes on from', async () => {
    const { streams, log, answered } = await knowing();
    const [before] = streams['counter-1'];
    expect([await answered(counts), await answered(counts)]).toEqual([2, 3]);
    expect(log.reads()).toBe(1);
    expect(log.appended.map(({ afterEventId }) => afterEventId)).toEqual([before!.eventId, log.appended[0]!.events[0]!.eventId]);
  });

  it('reads again what was heard to have gone on', async () => {
    const { streams, log, known, answered } = await knowing();
    streams['counter-1'].push(counted(10));
    known.markStale('counter-1', 2);
    expect(await answered(counts)).toBe(12);
    expect(log.reads()).toBe(2);
    expect(log.appended[0]!.afterEventId).toBeUndefined();
  });

  it('decides anew where the append finds that it had gone on', async () => {
    let refusals = 0;
    const { streams, log, answered } = await knowing({ commit: () => (refusals++ === 0 ? { kind: 'conflict' } : undefined) });
    streams['counter-1'].push(counted(10));
    expect(await answered(counts)).toBe(12);
    expect([log.reads(), log.commits]).toEqual([2, 2]);
  });

  it('looks at what it appends nothing to', async () => {
    const { streams, log, answered } = await knowing();
    streams['counter-2'].push(counted(10));
    const sums: Handle<number> = async (load) => {
      const [first, second] = [await load.one(counter, 1), await load.one(counter, 2)];
      return { decision: accept(counting(first)), answer: first.sum + second.sum };
    };
    const before = log.reads();
    expect(await answered(sums)).toBe(17);
    expect([log.commits, log.reads() - before]).toEqual([2, 2]);
    expect(await answered(sums)).toBe(18);
  });

  it('refuses, and fails, only for what is so', async () => {
    const { streams, answered } = await knowing();
    const refuses: Handle<string> = async (load) => {
      const count = await load.one(counter, 1);
      return count.sum === 2 ? reject('Conflict') : { decision: accept(counting(count)), answer: 'done' };
    };
    const fails: Handle<string> = async (load) => {
      const count = await load.one(counter, 2);
      if (count.sum === 5) throw new Error('no such thing');
      return { decision: accept(counting(count)), answer: 'done' };
    };
    expect(await answered(refuses)).toBe('Conflict');
    await expect(answered(fails)).rejects.toThrow('no such thing');
    streams['counter-1'].push(counted(1));
    streams['counter-2'].push(counted(1));
    expect([await answered(refuses), await answered(fails)]).toEqual(['done', 'done']);
  });

  it('takes no other event of the same version for the one that is known', async () => {
    const { streams, answered } = await knowing();
    streams['counter-2'] = [counted(7)];
    const looks: Handle<number> = async (load) => ({
      decision: accept(counting(await load.one(counter, 1))),
      answer: (await load.one(counter, 2)).sum,
    });
    expect(await answered(looks)).toBe(7);
  });
});
