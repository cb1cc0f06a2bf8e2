import type { FastifyReply } from 'fastify';

/** What it calls what went wrong, by the number of the error. */
export const errors = {
  system: { errorId: 25_001, status: 500, message: 'A system error has occurred' },
  offerExists: { errorId: 25_002, status: 400, message: 'Offer entity already exists' },
  policies: { errorId: 25_007, status: 400, message: 'A location and policies for fulfilment, payment and return are needed' },
  revisions: { errorId: 25_019, status: 400, message: 'The listing has been revised too often today' },
  noneLeft: { errorId: 25_604, status: 400, message: 'There is nothing left to sell' },
  form: { errorId: 25_709, status: 400, message: 'Invalid value' },
  noItem: { errorId: 25_710, status: 404, message: 'We did not find the entity you are looking for' },
  noOffer: { errorId: 25_713, status: 404, message: 'This Offer is not available' },
  noOrder: { errorId: 32_100, status: 404, message: 'Invalid order ID' },
  orderState: { errorId: 32_210, status: 409, message: 'The order is in another state' },
  unauthorised: { errorId: 1_001, status: 401, message: 'Invalid access token' },
  forbidden: { errorId: 1_100, status: 403, message: 'Access denied' },
  tooMany: { errorId: 2_001, status: 429, message: 'The request limit has been reached' },
  maintenance: { errorId: 2_003, status: 503, message: 'Service unavailable' },
} as const;

export type ErrorName = keyof typeof errors;

export const errorOnWire = (name: ErrorName, parameters: readonly { name: string; value: string }[] = []) => ({
  errorId: errors[name].errorId,
  domain: 'API_INVENTORY',
  category: errors[name].status >= 500 ? 'APPLICATION' : 'REQUEST',
  message: errors[name].message,
  parameters,
});

export const refuseWith = (reply: FastifyReply, name: ErrorName, parameters?: readonly { name: string; value: string }[]) =>
  reply.code(errors[name].status).send({ errors: [errorOnWire(name, parameters)] });
