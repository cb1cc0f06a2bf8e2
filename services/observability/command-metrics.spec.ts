import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import type { CommitResult, EventLog } from '#kernel/commands/event-log.ts';
import { commandMetrics } from './command-metrics.ts';

describe('Rule: metrics count how often an attempt met another node on a stream', () => {
  it('and nothing that ended otherwise', async () => {
    const registry = new Registry();
    const ends: CommitResult[] = [{ kind: 'conflict' }, { kind: 'keyTaken' }, { kind: 'conflict' }];
    const log: EventLog = commandMetrics(registry).ofLog({ commit: async () => ends.shift()! } as Partial<EventLog> as EventLog);
    for (let left = ends.length; left > 0; left--) await log.commit({ appends: [], claims: [], releases: [], counts: [] });
    expect(await registry.getSingleMetricAsString('shelfline_version_conflicts_total')).toMatch(/_total 2$/);
    expect(await registry.getSingleMetricAsString('shelfline_append_seconds')).toContain('shelfline_append_seconds_count 3');
  });
});
