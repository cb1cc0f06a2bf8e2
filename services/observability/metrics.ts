import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Clock } from '#kernel/clock.ts';
import { browserMetrics } from './browser-metrics.ts';
import { callMetrics } from './call-metrics.ts';
import { commandMetrics } from './command-metrics.ts';
import { laneMetrics } from './lane-metrics.ts';
import { nodeMetrics, type NodeParts } from './node-metrics.ts';
import type { Observer } from './observer.ts';
import { pushMetrics } from './push-metrics.ts';
import { serveMetrics, type MetricsAddress, type ServedMetrics } from './serve-metrics.ts';

export interface Metrics {
  observer: Partial<Observer>;
  /** Lets Prometheus ask; answers nothing where it is not to. */
  serve(node: NodeParts): Promise<ServedMetrics | undefined>;
}

/** Without an address nothing is measured, and it costs nothing. */
export const openMetrics = (address: MetricsAddress | undefined, clock: Clock): Metrics => {
  if (!address) return unmeasured;
  const { registry, observer, watchNode } = nodeRegistry(clock);
  return {
    observer,
    serve: async (node) => {
      collectDefaultMetrics({ register: registry });
      const lookUp = watchNode(node);
      const tell = async () => {
        await lookUp();
        return registry.metrics();
      };
      return serveMetrics(address, { contentType: registry.contentType, tell });
    },
  };
};

/** All that is measured, in a registry of its own: a process may hold several nodes. */
export const nodeRegistry = (clock: Clock) => {
  const registry = new Registry();
  const observer: Partial<Observer> = {
    ...commandMetrics(registry),
    ofCalls: callMetrics(registry),
    dispatched: pushMetrics(registry, clock),
    ...browserMetrics(registry),
    ...laneMetrics(registry),
  };
  return { registry, observer, watchNode: (node: NodeParts) => nodeMetrics(registry, node) };
};

const unmeasured: Metrics = { observer: {}, serve: async () => undefined };
