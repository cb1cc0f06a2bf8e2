import { readFileSync } from 'node:fs';
import { collectDefaultMetrics } from 'prom-client';
import { expect, describe, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { nodeRegistry } from '#services/observability/metrics.ts';

const { registry, watchNode } = nodeRegistry(systemClock);
const idle = { totalCount: 0, idleCount: 0, waitingCount: 0 };
watchNode({
  pools: { commands: idle, reads: idle },
  processor: { isActive: () => false, lag: async () => [] },
  live: { clients: () => 0 },
  booksStanding: async () => ({ breaks: [], explainedShare: 1 }),
  lanes: { processes: async () => [], outbox: async () => [] },
});
const ours = registry.getMetricsAsArray().map(({ name }) => name);
collectDefaultMetrics({ register: registry });
const all = registry.getMetricsAsArray().map(({ name }) => name);

const namesIn = (file: string): string[] => {
  const found = readFileSync(file, 'utf8').match(/\b(?:shelfline|nodejs|process)_\w+/g) ?? [];
  return [...new Set(found.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))];
};

describe('Rule: the dashboard and the alerts ask for what is measured', () => {
  it.each(['deploy/grafana/dashboard.json', 'deploy/prometheus/alerts.yaml'])('%s', (file) => {
    expect(namesIn(file).filter((name) => !all.includes(name))).toEqual([]);
  });

  it('and everything of ours is on the dashboard', () => {
    const shown = namesIn('deploy/grafana/dashboard.json');
    expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
  });
});
