import { Counter, Gauge, type Registry } from 'prom-client';
import type { OutboxFigures } from '#kernel/outbox/outbox-figures.ts';
import type { ProcessFigures } from '#kernel/processes/process-figures.ts';
import type { Observer } from './observer.ts';

/** What failed and what left, as it happens on this node. */
export const laneMetrics = (registry: Registry): Pick<Observer, 'processFailed' | 'delivered'> => {
  const registers = [registry];
  const failures = new Counter({
    registers,
    name: 'shelfline_process_failures_total',
    help: 'Attempts of a process that failed: retried, or given up.',
    labelNames: ['process', 'outcome'],
  });
  const deliveries = new Counter({
    registers,
    name: 'shelfline_outbox_deliveries_total',
    help: 'Deliveries to a destination, by how they ended.',
    labelNames: ['destination', 'outcome'],
  });
  return {
    processFailed: (process, isGivenUp) => failures.inc({ process, outcome: isGivenUp ? 'givenUp' : 'retried' }),
    delivered: (destination, outcome) => deliveries.inc({ destination, outcome }),
  };
};

const breakerValues = { closed: 0, halfOpen: 1, open: 2 } as const;

/** How processes and destinations stand: the same from whichever node it is asked. */
export const laneGauges = (registry: Registry): ((processes: readonly ProcessFigures[], outbox: readonly OutboxFigures[]) => void) => {
  const gauge = (label: 'process' | 'destination', name: string, help: string) =>
    new Gauge({ registers: [registry], labelNames: [label], name: `shelfline_${name}`, help });
  const ofProcesses = {
    events: gauge('process', 'process_lag_events', 'Events that a process has yet to react to.'),
    seconds: gauge('process', 'process_lag_seconds', 'Age of the oldest of them.'),
    failedAttempts: gauge('process', 'process_failed_attempts', 'Failures of what it is trying now.'),
    timers: gauge('process', 'process_timers', 'What it has put off.'),
    deadLetters: gauge('process', 'process_dead_letters', 'What it has given up, and nobody has settled.'),
  };
  const ofOutbox = {
    waiting: gauge('destination', 'outbox_waiting', 'Messages that are still to be delivered.'),
    seconds: gauge('destination', 'outbox_oldest_seconds', 'Age of the oldest of them.'),
    givenUp: gauge('destination', 'outbox_dead_letters', 'Messages that were given up, and nobody has settled.'),
  };
  const breaker = gauge('destination', 'outbox_breaker', 'Of a destination: 0 closed, 1 half open, 2 open.');
  return (processes, outbox) => {
    for (const one of [...Object.values(ofProcesses), ...Object.values(ofOutbox), breaker]) one.reset();
    for (const figures of processes)
      for (const [name, one] of Object.entries(ofProcesses)) one.set({ process: figures.process }, figures[name as keyof typeof ofProcesses]);
    for (const figures of outbox) {
      for (const [name, one] of Object.entries(ofOutbox)) one.set({ destination: figures.destination }, figures[name as keyof typeof ofOutbox]);
      breaker.set({ destination: figures.destination }, breakerValues[figures.breaker]);
    }
  };
};
