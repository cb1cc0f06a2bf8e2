import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reject } from '#contracts/kernel/rejection.ts';
import { refuse } from '../answer.ts';

const methods = ['GET', 'POST'] as const;

/** 405 where the address exists for another method, else 404. */
export const answerNotFound = (app: FastifyInstance) => (request: FastifyRequest, reply: FastifyReply) => {
  const url = request.url.split('?', 1)[0]!;
  const allowed = methods.filter((method) => app.hasRoute({ method, url }));
  if (allowed.length === 0) return refuse(request, reply, reject('NotFound'));
  reply.header('allow', allowed.join(', '));
  return refuse(request, reply, reject('MethodNotAllowed', { params: { method: request.method } }));
};
