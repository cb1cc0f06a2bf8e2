import { reject, type Rejection } from '#contracts/kernel/rejection.ts';

/** A parcel cannot be asked to leave before it is asked for. `dueAt` is UTC, ISO 8601. */
export const requireDueAhead = (dueAt: string | undefined, now: Date): Rejection | undefined =>
  dueAt !== undefined && new Date(dueAt) <= now ? reject('DueInThePast', { field: 'dueAt' }) : undefined;
