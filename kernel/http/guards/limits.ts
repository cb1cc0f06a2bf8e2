import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { callCounts, type CallCounts, type CallLimit } from './call-counts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    callLimits: CallLimits;
    callCounts: CallCounts;
  }
}

export interface CallLimits {
  /** Calls of one account to one endpoint within a minute. */
  perMinute: number;
  /** Calls of one address within a minute that ask for a session and prove none, to all endpoints together. */
  strangersPerMinute: number;
  /** False leaves every call unlimited: for benchmarks and tests. */
  enforced: boolean;
}

/** Enough for a scanner at full speed, for a page that refetches, and for an office whose sessions end together; far below what a loop does. */
export const usualLimits: CallLimits = { perMinute: 3000, strangersPerMinute: 300, enforced: true };

export const registerLimits = (app: FastifyInstance, limits: CallLimits): void => {
  app.decorate('callLimits', limits);
  app.decorate('callCounts', callCounts());
};

/** RateLimited where the call was one too many of its caller. */
export type RejectExcess<Caller extends unknown[]> = (...caller: Caller) => Rejection | undefined;

/** Counts the calls of an account under a name: of an endpoint for all its bases together, or whoever has three doors has three times the tries. */
export const limitByAccount = (app: FastifyInstance, { name, limit }: Pick<Endpoint, 'name' | 'limit'>): RejectExcess<[accountId: string]> => {
  const counted = counting(app, limit ?? { calls: app.callLimits.perMinute, seconds: 60 });
  return (accountId) => counted(`${name} of ${accountId}`);
};

/** Counts the calls of an address. IPv6 counts by its first half, which one line has to itself. */
export const limitByAddress = (app: FastifyInstance, name: string, limit?: CallLimit): RejectExcess<[FastifyRequest]> => {
  const counted = counting(app, limit ?? { calls: app.callLimits.perMinute, seconds: 60 });
  return ({ ip }) => counted(`${name} from ${normalizeIP(ip)}`);
};

/** Those that ask for a session and prove none, whatever they ask for. */
export const limitStrangers = (app: FastifyInstance): RejectExcess<[FastifyRequest]> =>
  limitByAddress(app, 'strangers', { calls: app.callLimits.strangersPerMinute, seconds: 60 });

const counting =
  ({ callLimits, callCounts }: FastifyInstance, limit: CallLimit): RejectExcess<[key: string]> =>
  (key) => {
    const wait = callLimits.enforced ? callCounts.count(key, limit) : undefined;
    return wait === undefined ? undefined : reject('RateLimited', { params: { seconds: wait } });
  };
