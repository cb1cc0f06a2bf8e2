import { z } from 'zod';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { count, gmt } from '../kernel/query-rows.ts';
import { jobNames } from './job-names.ts';
import { reportBrowserError } from './report-browser-error.ts';

/** What one node does for all: keeps the sums, runs the jobs. */
export const duties = ['sums', 'jobs'] as const;
export type Duty = (typeof duties)[number];

const projection = z.object({
  name: z.string(),
  /** Written with the event and never behind, or summed up behind the log. */
  kept: z.enum(['withTheEvent', 'behindTheLog']),
  /** Counted up to a hundred thousand: more are as many. */
  lagEvents: count,
  /** Age of the oldest of them. */
  lagMs: count,
});

const node = z.object({
  id: z.string(),
  /** Where it listens. */
  name: z.string(),
  version: z.string(),
  gmtStart: gmt,
  gmtSeen: gmt,
  /** Has not been heard of for too long: it was killed, or cannot reach the database. */
  silent: z.boolean(),
  duties: z.array(z.enum(duties)),
  sockets: count,
});

const job = z.object({
  name: z.enum(jobNames),
  everyMs: count,
  /** Of its last run; null before the first, and `gmtEnd` while it runs. */
  gmtStart: gmt.nullable(),
  gmtEnd: gmt.nullable(),
  failed: z.boolean(),
});

const rebuild = z.object({
  projection: z.string(),
  state: z.enum(['underWay', 'brokenOff', 'done']),
  /** Events of the log that it has taken, and how many there are. */
  done: count,
  total: count,
  gmtStart: gmt,
  gmtMoved: gmt,
});

/** A kind of error that browsers reported, and how often. */
const browserError = reportBrowserError.body!.extend({ times: count, gmtFirst: gmt, gmtLast: gmt });

export const getSystem = endpoint({
  name: 'getSystem',
  method: 'GET',
  path: '/system',
  bases: ['admin'],
  access: ['1600.query'],
  summary: 'Lag of each projection, rebuilds, nodes, jobs, and errors in browsers',
  data: z.object({
    projections: z.array(projection),
    nodes: z.array(node),
    jobs: z.array(job),
    rebuilds: z.array(rebuild),
    browserErrors: z.array(browserError),
    refreshTime: gmt,
  }),
});

export type SystemState = DataOf<typeof getSystem>;
export type ProjectionState = SystemState['projections'][number];
export type NodeState = SystemState['nodes'][number];
export type RebuildState = SystemState['rebuilds'][number];
export type JobState = SystemState['jobs'][number];
export type BrowserErrorState = SystemState['browserErrors'][number];
