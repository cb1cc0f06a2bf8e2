import type { FastifyReply } from 'fastify';

/** What its errors are called by gRPC, and by HTTP. */
export const errorsOf = {
  invalid: { code: 3, status: 400 },
  notFound: { code: 5, status: 404 },
  forbidden: { code: 7, status: 403 },
  exhausted: { code: 8, status: 429 },
  precondition: { code: 9, status: 409 },
  internal: { code: 13, status: 500 },
  unavailable: { code: 14, status: 503 },
  unauthenticated: { code: 16, status: 401 },
} as const;

export const refuseWith = (reply: FastifyReply, why: keyof typeof errorsOf, message: string) =>
  reply.code(errorsOf[why].status).send({ code: errorsOf[why].code, message, details: [] });
