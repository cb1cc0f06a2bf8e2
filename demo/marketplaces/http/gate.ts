import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kind } from '../kinds.ts';
import type { Faults } from './faults.ts';
import type { Answer, Refusal } from './misbehave.ts';
import type { Quota } from './quota.ts';

interface GateParts {
  channel: Kind;
  faults: Faults;
  /** Undefined where accounts may call as often as they like. */
  quota: Quota | undefined;
  /** The account that a call proves to come from, or why it does not; undefined where it is simply not known. */
  knows(request: FastifyRequest): string | Answer | undefined;
  refuse(why: Refusal): Answer;
}

/** Lets in calls of known accounts only, and answers whose call it is. */
export const openGate = (app: FastifyInstance, { channel, faults, quota, knows, refuse }: GateParts) => {
  const accounts = new WeakMap<FastifyRequest, string>();
  const refusal = (request: FastifyRequest, known: string | undefined): Answer | undefined => {
    const call = { channel, method: request.method, path: request.url, account: known };
    if (known === undefined || faults.take(call, ['tokenExpired']).length > 0) return refuse('unauthorised');
    return faults.take(call, ['accountBlocked']).length > 0 ? refuse('blocked') : undefined;
  };
  app.addHook('preHandler', async (request, reply) => {
    const known = knows(request);
    if (typeof known === 'object') return reply.code(known.status).send(known.body);
    const refused = refusal(request, known);
    if (refused || known === undefined) return reply.code(refused!.status).send(refused!.body);
    const wait = quota?.spend(known);
    if (wait !== undefined) {
      const { status, body } = refuse('throttled');
      return reply.code(status).header('retry-after', String(wait)).send(body);
    }
    accounts.set(request, known);
  });
  return (request: FastifyRequest): string => accounts.get(request)!;
};
