import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { browserMetrics, MAX_SERIES } from './browser-metrics.ts';

describe('Rule: a stranger who makes up pages makes no series without end', () => {
  it('beyond the most, all of them are one', async () => {
    const registry = new Registry();
    const { browserFailed } = browserMetrics(registry);
    for (let made = 0; made < MAX_SERIES + 7; made++) browserFailed({ route: '/admin/bi', version: `1.0.${made}` });
    browserFailed({ route: '/admin/bi', version: '1.0.0' });
    const [errors] = await registry.getMetricsAsJSON();
    expect(errors!.values).toHaveLength(MAX_SERIES + 1);
    const valueOf = (build: string) => errors!.values.find(({ labels }) => labels['build'] === build)?.value;
    expect([valueOf('1.0.0'), valueOf('other')]).toEqual([2, 7]);
  });
});
