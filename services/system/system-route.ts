import type { Pool } from 'pg';
import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import { getSystem, type RebuildState } from '#contracts/system/get-system.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';
import type { OutboxFigures } from '#kernel/outbox/outbox-figures.ts';
import type { ProcessFigures } from '#kernel/processes/process-figures.ts';
import type { BrowserErrors } from './browser-errors.ts';
import { allJobs } from './job-runs.ts';
import { newestDeadLetters } from './dead-letters.ts';
import { allNodes } from './nodes.ts';

export interface SystemNeeds {
  pool: Pool;
  clock: Clock;
  jobs: readonly Job[];
  /** Projections that are written with the event. */
  inStep: readonly string[];
  /** How far the others are behind. */
  lag(): Promise<readonly { projection: string; events: number; seconds: number }[]>;
  processes(): Promise<readonly ProcessFigures[]>;
  outbox(): Promise<readonly OutboxFigures[]>;
  rebuilds(): Promise<RebuildState[]>;
  browserErrors: Pick<BrowserErrors, 'all'>;
}

/** How the portal does, from whichever node is asked. */
export const systemRoute = ({ pool, clock, jobs, inStep, lag, processes, outbox, rebuilds, browserErrors }: SystemNeeds): QueryRoute =>
  queryRoute(getSystem, async () => {
    const [behind, nodes, runs, rebuilt, errors] = await Promise.all([lag(), allNodes(pool), allJobs(pool, jobs), rebuilds(), browserErrors.all()]);
    const [reacting, sending, givenUp] = await Promise.all([processes(), outbox(), newestDeadLetters(pool)]);
    return {
      projections: [
        ...behind.map(({ projection, events, seconds }) => ({
          name: projection,
          kept: 'behindTheLog' as const,
          lagEvents: events,
          lagMs: inMs(seconds),
        })),
        ...inStep.map((name) => ({ name, kept: 'withTheEvent' as const, lagEvents: 0, lagMs: 0 })),
      ],
      nodes,
      jobs: runs,
      processes: reacting.map(({ process, events, seconds, nextDue, ...rest }) => ({
        name: process,
        lagEvents: events,
        lagMs: inMs(seconds),
        gmtNextDue: nextDue?.toISOString() ?? null,
        ...rest,
      })),
      outbox: sending.map(({ destination, seconds, givenUp: deadLetters, ...rest }) => ({
        name: destination,
        oldestMs: inMs(seconds),
        deadLetters,
        ...rest,
      })),
      deadLetters: givenUp,
      rebuilds: rebuilt,
      browserErrors: errors,
      refreshTime: clock.now().toISOString(),
    };
  });

/** By clocks that differ, something may have happened later than now. */
const inMs = (seconds: number): number => Math.max(0, Math.round(seconds * 1000));
