import { z } from 'zod';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { count, gmt } from '../kernel/lists/query-rows.ts';
import { deadLetterSources } from './dead-letters.ts';
import { reportBrowserError } from './report-browser-error.ts';

/** What one node does for all: keeps the sums, and runs processes, deliveries and jobs or some of them. */
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
  name: z.string(),
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

const process = z.object({
  name: z.string(),
  /** That it has yet to react to; counted within the next hundred thousand of the log. */
  lagEvents: count,
  /** Age of the oldest of them. */
  lagMs: count,
  /** Failures of what it is trying now. */
  failedAttempts: count,
  /** What it has put off, and when the next of it is due. */
  timers: count,
  gmtNextDue: gmt.nullable(),
  deadLetters: count,
});

/** Keeps calls from a destination that does not answer; half open, one message tries it. */
const breakerStates = ['closed', 'halfOpen', 'open'] as const;

const destination = z.object({
  name: z.string(),
  /** Messages that are still to be delivered, and those of them that failed before. */
  waiting: count,
  retrying: count,
  /** Age of the oldest of them. */
  oldestMs: count,
  deadLetters: count,
  breaker: z.enum(breakerStates),
});

const deadLetter = z.object({
  id: z.string(),
  source: z.enum(deadLetterSources),
  /** Of the process or the destination. */
  name: z.string(),
  /** Type of the event, key of what was due, or kind of the message. */
  about: z.string(),
  /** Of the event in the log. */
  position: z.string().nullable(),
  attempts: count,
  error: z.string(),
  gmtFailed: gmt,
  /** Somebody wants it tried, and it is not done yet. */
  isRetried: z.boolean(),
});

/** A kind of error that browsers reported, and how often. */
const browserError = reportBrowserError.body!.extend({ times: count, gmtFirst: gmt, gmtLast: gmt });

export const getSystem = endpoint({
  name: 'getSystem',
  method: 'GET',
  path: '/system',
  bases: ['admin'],
  access: ['1600.query'],
  summary: 'Lag of each projection and process, the outbox, dead letters, rebuilds, nodes, jobs, and errors in browsers',
  data: z.object({
    projections: z.array(projection),
    nodes: z.array(node),
    jobs: z.array(job),
    processes: z.array(process),
    outbox: z.array(destination),
    /** The newest hundred. */
    deadLetters: z.array(deadLetter),
    rebuilds: z.array(rebuild),
    browserErrors: z.array(browserError),
    refreshTime: gmt,
  }),
});

export type SystemState = DataOf<typeof getSystem>;
export type ProjectionState = SystemState['projections'][number];
export type NodeState = SystemState['nodes'][number];
export type ProcessState = SystemState['processes'][number];
export type DestinationState = SystemState['outbox'][number];
export type DeadLetterState = SystemState['deadLetters'][number];
export type RebuildState = SystemState['rebuilds'][number];
export type JobState = SystemState['jobs'][number];
export type BrowserErrorState = SystemState['browserErrors'][number];
