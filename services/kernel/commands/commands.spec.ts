import { describe, expect, it } from 'vitest';
import type { DomainEvent, RecordedEvent } from '#contracts/kernel/recorded-event.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { newIds } from '../ids.ts';
import { commands, type CommandContext, type Handle } from './commands.ts';
import { accept } from './decision.ts';
import type { CommitResult, EventLog } from './event-log.ts';
import { change, streamType } from './stream-type.ts';

type Counted = DomainEvent<'Counted', { by: number }>;
const counter = streamType<number, Counted>({
  prefix: 'counter',
  initial: 0,
  evolve: (n, { data }) => n + data.by,
  tags: (n) => ({ state: String(n) }),
});

const at = new Date('2026-11-20T10:00:00.000Z');
const context: CommandContext = { actor: { accountId: 'a1', name: 'Ann', terminal: 'warehouse' }, correlationId: 'c1', causationId: 'r1' };
const counted = (by: number) => ({ type: 'Counted', data: { by } }) as unknown as RecordedEvent;

/** A log whose streams grow while a command reads, as told. */
const logOf = (
  streams: Record<string, RecordedEvent[]>,
  { afterRead, commit }: { afterRead?: (reads: number) => void; commit?: () => CommitResult } = {},
) => {
  let reads = 0;
  const log: EventLog & { commits: number } = {
    commits: 0,
    async readStreams(ids, known) {
      const events = (id: string) => streams[id] ?? [];
      const loaded = new Map(
        ids.map((id) => {
          const version = known?.get(id) ?? 0;
          return [id, { version: events(id).length, knownEventId: events(id)[version - 1]?.eventId, events: events(id).slice(version) }];
        }),
      );
      afterRead?.(++reads);
      return loaded;
    },
    async commit() {
      log.commits++;
      return commit?.() ?? { kind: 'committed', position: { transactionId: 1n, globalPosition: 1n } };
    },
  };
  return log;
};

const run = <Answer>(log: EventLog, handle: Handle<Answer>) => commands(log, { now: () => at }, newIds).run(context, handle);

describe('Rule: a command is decided on the versions that it saw', () => {
  it('records who, why, when, and the state after each event', async () => {
    const result = await run(logOf({ 'counter-1': [counted(2)] }), async (load) => {
      expect(await load.one(counter, 1)).toBe(2);
      return { decision: accept(change(counter, 1, { type: 'Counted', data: { by: 3 } }, { type: 'Counted', data: { by: 4 } })), answer: 'done' };
    });
    expect(result).toMatchObject({ kind: 'accepted', answer: 'done' });
    const events = result.kind === 'accepted' ? result.events : [];
    expect(events.map(({ version, recordedAt, metadata }) => [version, recordedAt, metadata.tags.state, metadata.actor.accountId])).toEqual([
      [2, '2026-11-20T10:00:00.000Z', '5', 'a1'],
      [3, '2026-11-20T10:00:00.000Z', '9', 'a1'],
    ]);
  });

  it('decides three times on conflicts, then answers Conflict', async () => {
    const log = logOf({}, { commit: () => ({ kind: 'conflict' }) });
    const result = await run(log, async (load) => {
      await load.one(counter, 1);
      return { decision: accept(change(counter, 1, { type: 'Counted', data: { by: 1 } })), answer: null };
    });
    expect(result).toEqual({ kind: 'rejected', rejection: reject('Conflict') });
    expect(log.commits).toBe(3);
  });
});

describe('Rule: a refusal rests on states that stood at one moment', () => {
  const refusesUnlessEqual: Handle<null> = async (load) => {
    const first = await load.one(counter, 1);
    const second = await load.one(counter, 2);
    return first === second ? { decision: accept(), answer: null } : reject('Unequal');
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
    expect(await run(log, refusesUnlessEqual)).toEqual({ kind: 'rejected', rejection: reject('Unequal') });
  });
});
