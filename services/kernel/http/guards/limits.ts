import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { Refused } from './failures.ts';
import { tokenOf } from '../calls/request-context.ts';

declare module 'fastify' {
  interface FastifyInstance {
    callLimits: CallLimits;
  }
}

export interface CallLimits {
  /** Calls of one session to one endpoint within a minute. */
  perMinute: number;
  /** False leaves every call unlimited: for benchmarks and tests. */
  enforced: boolean;
}

/** Enough for a scanner at full speed and for a page that refetches; far below what a loop does. */
export const usualLimits: CallLimits = { perMinute: 3000, enforced: true };

export const registerLimits = async (app: FastifyInstance, limits: CallLimits): Promise<void> => {
  app.decorate('callLimits', limits);
  await app.register(rateLimit, {
    global: false,
    cache: 10_000,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false, 'retry-after': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => new Refused(reject('RateLimited', { params: { seconds: Math.ceil(ttl / 1000) } })),
  });
};

/** Counts the calls of an endpoint: once for all its bases, or whoever may come in by three doors has three times the tries. */
export const counting = (app: FastifyInstance, endpoint: Endpoint<any, any, any>): onRequestAsyncHookHandler[] =>
  app.callLimits.enforced ? [app.rateLimit(limitOf(endpoint, app.callLimits))] : [];

/**
 * An endpoint's own limit counts by address (of IPv6 by its first half, which one line has to itself), and so does that of what a stranger may call; the
 * usual one counts by session.
 */
const limitOf = ({ limit, access }: Endpoint<any, any, any>, { perMinute }: CallLimits): RateLimitOptions => {
  if (limit) return { max: limit.calls, timeWindow: limit.seconds * 1000 };
  const usual = { max: perMinute, timeWindow: 60_000 };
  return access === 'public' ? usual : { ...usual, keyGenerator: (request) => tokenOf(request) ?? request.ip };
};
