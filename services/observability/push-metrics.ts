import { Histogram, type Registry } from 'prom-client';
import type { LogNotice } from '#kernel/bus/notices.ts';
import type { Clock } from '#kernel/clock.ts';

/** How long facts take to the sockets, whichever node recorded them; the clocks of the nodes must agree. */
export const pushMetrics = (registry: Registry, clock: Clock) => {
  const push = new Histogram({
    registers: [registry],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
    name: 'shelfline_push_seconds',
    help: 'From the recording of an event, just before its commit, until the sockets of this node were told.',
  });
  return (notices: readonly LogNotice[]): void => {
    const now = clock.now().getTime();
    for (const { recordedAt } of notices) push.observe(Math.max(0, now - Date.parse(recordedAt)) / 1000);
  };
};
