import type { FastifyReply } from 'fastify';

/** `code` 0 is success, whatever the status. */
export const codes = {
  token: [105_001, 401, 'Invalid access token'],
  tokenExpired: [105_002, 401, 'Expired credentials'],
  signature: [106_001, 401, 'Invalid sign'],
  timestamp: [36_009_004, 400, 'Invalid timestamp'],
  form: [36_009_001, 400, 'Invalid parameter'],
  quota: [36_009_003, 429, 'Too many requests'],
  internal: [36_009_002, 500, 'Internal error'],
  maintenance: [36_009_005, 503, 'Service unavailable'],
  blocked: [105_010, 403, 'The seller is deactivated'],
  noProduct: [12_052_048, 404, 'Product not found'],
  productStatus: [12_052_220, 400, 'Not allowed in this product status'],
  stock: [12_052_251, 400, 'Invalid stock'],
  picture: [12_052_700, 400, 'The picture is not allowed'],
  noOrder: [11_001_003, 404, 'Order not found'],
  package: [21_001_001, 400, 'Not allowed in this package status'],
} as const;

export type CodeName = keyof typeof codes;

let requests = 0;
const requestId = (): string => `20261128${String(++requests).padStart(12, '0')}`;

export const done = (data: unknown) => ({ code: 0, message: 'Success', data, request_id: requestId() });

export const failureOf = (name: CodeName) => {
  const [code, status, message] = codes[name];
  return { status, body: { code, message, data: null, request_id: requestId() } };
};

export const fail = (reply: FastifyReply, name: CodeName) => {
  const { status, body } = failureOf(name);
  return reply.code(status).send(body);
};
