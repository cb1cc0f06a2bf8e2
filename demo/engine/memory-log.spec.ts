import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import type { Commit } from '#kernel/commands/event-log.ts';
import { memoryLog } from './memory-log.ts';

const nothing: Commit = { appends: [], claims: [], releases: [], counts: [] };
const taken = reject('LoginTaken');
const full = reject('ShelfFull');

const events = (streamId: string, ...versions: number[]): RecordedEvent[] =>
  versions.map((version) => ({
    eventId: `${streamId}-${version}`,
    streamId,
    version,
    type: 'Happened',
    schemaVersion: 1,
    data: {},
    metadata: { actor: { accountId: 'a', name: 'A', terminal: 'system' }, tags: {}, correlationId: 'c', causationId: 'c' },
    recordedAt: '2026-11-20T00:00:00.000Z',
  }));
const append = (streamId: string, expectedVersion: number) => ({
  streamId,
  streamType: 'thing',
  expectedVersion,
  events: events(streamId, expectedVersion + 1),
});

describe('Rule: the log in memory keeps the rules of the real one', () => {
  it('appends at the expected version only, all streams or none', async () => {
    const log = memoryLog();
    expect(await log.commit({ ...nothing, appends: [append('thing-1', 0)] })).toMatchObject({ kind: 'committed' });
    expect(await log.commit({ ...nothing, appends: [append('thing-2', 0), append('thing-1', 0)] })).toEqual({ kind: 'conflict' });
    const read = await log.readStreams(['thing-1', 'thing-2']);
    expect([...read].map(([id, stream]) => [id, stream.version])).toEqual([
      ['thing-1', 1],
      ['thing-2', 0],
    ]);
  });

  it('lets one owner hold a claim until it is released', async () => {
    const log = memoryLog();
    const claim = (owner: string) => ({ kind: 'label', key: 'X', owner, otherwise: taken });
    await log.commit({ ...nothing, claims: [claim('1')] });
    expect(await log.commit({ ...nothing, claims: [claim('2')] })).toEqual({ kind: 'rejected', rejection: taken });
    await log.commit({ ...nothing, releases: [{ kind: 'label', key: 'X', owner: '1' }] });
    expect(await log.commit({ ...nothing, claims: [claim('2')] })).toMatchObject({ kind: 'committed' });
    expect(log.claims()).toEqual([{ kind: 'label', key: 'X', owner: '2' }]);
  });

  it('gives a lent claim back to whom it belongs', async () => {
    const log = memoryLog();
    const claim = (owner: string, lentBy?: string) => ({ kind: 'label', key: 'X', owner, lentBy, otherwise: taken });
    await log.commit({ ...nothing, claims: [claim('shop')] });
    expect(await log.commit({ ...nothing, claims: [claim('1', 'other shop')] })).toEqual({ kind: 'rejected', rejection: taken });
    await log.commit({ ...nothing, claims: [claim('1', 'shop')] });
    expect(log.claims()).toEqual([{ kind: 'label', key: 'X', owner: '1', lentBy: 'shop' }]);
    await log.commit({ ...nothing, releases: [{ kind: 'label', key: 'X', owner: '1' }] });
    expect(log.claims()).toEqual([{ kind: 'label', key: 'X', owner: 'shop' }]);
  });

  it('refuses a sum past its bound and leaves it as it was', async () => {
    const log = memoryLog();
    const lay = { counter: 'load', key: 'A', by: 1, max: 1, otherwise: full };
    await log.commit({ ...nothing, counts: [lay] });
    expect(await log.commit({ ...nothing, counts: [lay] })).toEqual({ kind: 'rejected', rejection: full });
    await log.commit({ ...nothing, counts: [{ counter: 'load', key: 'A', by: -1 }] });
    expect(log.counters()).toEqual([{ counter: 'load', key: 'A', n: 0 }]);
  });
});
