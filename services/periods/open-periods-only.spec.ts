import { describe, expect, it, vi } from 'vitest';
import type { PeriodStatus } from '#contracts/periods/period-events.ts';
import type { Commit, EventLog, StreamAppend } from '#kernel/commands/event-log.ts';
import { openPeriodsOnly } from './open-periods-only.ts';

const committed = { kind: 'committed', position: { transactionId: 1n, globalPosition: 1n } } as const;
const append = (streamType: string, id: string, data: object): StreamAppend =>
  ({ streamId: `${streamType}-${id}`, streamType, expectedVersion: 0, events: [{ data }] }) as unknown as StreamAppend;
const posting = (effectiveDate: string, streamType = 'wallet') => append(streamType, '7', { effectiveDate });
const commit = (...appends: StreamAppend[]): Commit => ({ appends, claims: [], releases: [], counts: [] });

const logOver = (statuses: Record<string, PeriodStatus>) => {
  const under = { readStreams: vi.fn<EventLog['readStreams']>(), commit: vi.fn<EventLog['commit']>(async () => committed) } satisfies EventLog;
  const read = vi.fn<() => Promise<Map<string, PeriodStatus>>>(async () => new Map(Object.entries(statuses)));
  return { under, read, statuses, ...openPeriodsOnly(under, read) };
};

describe('Rule: nothing is posted into a month that is closed, whichever path it comes by', () => {
  const statuses = { '2026-08': 'reopening', '2026-09': 'closed', '2026-10': 'closing' } as const;

  it.each([
    ['a closed month', [posting('2026-09-30')], 'MonthIsClosed'],
    ['one that is asked to be opened', [posting('2026-08-30')], 'MonthIsClosed'],
    ['a closed month, among others', [posting('2026-11-02'), posting('2026-09-30', 'journal')], 'MonthIsClosed'],
    ['one that is being closed', [posting('2026-10-31')], 'MonthIsClosing'],
    ['one that is being closed and told of another', [posting('2026-10-31'), append('period', '2026-09', {})], 'MonthIsClosing'],
  ])('%s', async (_, appends, rejected) => {
    const { log, under } = logOver(statuses);
    expect(await log.commit(commit(...appends))).toMatchObject({ kind: 'rejected', rejection: { rejected } });
    expect(under.commit).not.toHaveBeenCalled();
  });

  it.each([
    ['an open month', [posting('2026-11-02')]],
    ['one that is being closed and told of it', [posting('2026-10-31'), append('period', '2026-10', {})]],
    ['no month at all', [append('wallet', '7', { holdId: 'H' }), append('item', 'A', { effectiveDate: '2026-09-01' })]],
  ])('%s takes it', async (_, appends) => expect(await logOver(statuses).log.commit(commit(...appends))).toBe(committed));
});

describe('Rule: how months stand is read once, and again when one has changed', () => {
  it('not for what posts nothing', async () => {
    const { log, read } = logOver({});
    await log.commit(commit(append('item', 'A', {})));
    expect(read).not.toHaveBeenCalled();
  });

  it('not for each posting', async () => {
    const { log, read } = logOver({});
    for (let times = 0; times < 3; times++) await log.commit(commit(posting('2026-11-02')));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('after this node, or another, closed one', async () => {
    const { log, cache, statuses } = logOver({});
    expect(await log.commit(commit(posting('2026-10-02')))).toBe(committed);
    await log.commit(commit(append('period', '2026-10', {})));
    statuses['2026-10'] = 'closed';
    expect(await log.commit(commit(posting('2026-10-02')))).toMatchObject({ kind: 'rejected' });
    delete statuses['2026-10'];
    cache.streamAdvanced!('wallet-7', 2);
    expect(await log.commit(commit(posting('2026-10-02')))).toMatchObject({ kind: 'rejected' });
    cache.streamAdvanced!('period-2026-10', 3);
    expect(await log.commit(commit(posting('2026-10-02')))).toBe(committed);
  });
});
