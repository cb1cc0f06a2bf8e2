import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { anonymous, type Viewers } from '#kernel/sessions/viewers.ts';
import { refuse } from '../answer.ts';
import { limitByAccount, limitByAddress, limitStrangers } from '../guards/limits.ts';
import { requirePermission } from './authorise.ts';
import { callContext, tokenOf } from './request-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once they have been let in. */
    viewer: Viewer | undefined;
  }
}

export interface Admission {
  /** Judges who calls, and how often, before a byte of the body is read. */
  onRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void>;
  /** Who was let in, or why they may not stay: of a call whose body took long to arrive it is asked again. */
  stillAdmitted(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | Rejection>;
}

/** As long as a session is remembered without looking: within it nothing new would be heard. */
const freshMs = 3000;

/** What reads forms reads them from the line: one that is compressed would never end. */
const plainFormsOnly = reject('UnsupportedMediaType', { params: { accepted: 'multipart/form-data' } });

type AnyEndpoint = Endpoint<any, any, any>;

/**
 * The door of an endpoint. Whoever proves no session is counted by address, whatever stands in the header: a made-up token buys neither a count of its own nor
 * memory. Whoever proves one is counted by account, because an office shares an address and an account may hold many sessions.
 */
export const admission = (app: FastifyInstance, endpoint: AnyEndpoint, viewers: Pick<Viewers, 'ofToken'>): ((base: Base) => Admission) => {
  const { access, name, limit, multipart, largeBody } = endpoint;
  const limitPublic = limitByAddress(app, name, limit);
  const limitStranger = limitStrangers(app);
  const limitAccount = limitByAccount(app, endpoint);

  const callerOf = async (request: FastifyRequest, base: Base): Promise<Viewer | Rejection> => {
    const token = tokenOf(request);
    return token ? viewers.ofToken(token, callContext(request, base)) : reject('Unauthorized');
  };
  const admit = async (request: FastifyRequest, base: Base): Promise<Viewer | Rejection> => {
    if (access === 'public') return limitPublic(request) ?? anonymous(callContext(request, base));
    const viewer = await callerOf(request, base);
    if (isRejection(viewer)) return limitStranger(request) ?? viewer;
    return limitAccount(viewer.accountId) ?? requirePermission(viewer, access, base) ?? viewer;
  };

  return (base) => ({
    async onRequest(request, reply) {
      const viewer = await admit(request, base);
      if (isRejection(viewer)) return refuse(request, reply, viewer);
      if (multipart && request.headers['content-encoding'] !== undefined) return refuse(request, reply, plainFormsOnly);
      const excess = access !== 'public' && (multipart || largeBody) ? await app.workAtOnce.body(viewer.accountId, endpoint, reply) : undefined;
      if (excess) return refuse(request, reply, excess);
      request.viewer = viewer;
    },
    async stillAdmitted(request, reply) {
      if (access === 'public' || reply.elapsedTime < freshMs) return request.viewer!;
      const viewer = await callerOf(request, base);
      return isRejection(viewer) ? viewer : (requirePermission(viewer, access, base) ?? viewer);
    },
  });
};
