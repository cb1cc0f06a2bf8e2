import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { refuse } from '../answer.ts';
import { sizeInWords } from '../calls/body.ts';

/** Carries a refusal through a plugin that only knows thrown errors. */
export class Refused extends Error {
  readonly rejection: Rejection;

  constructor(rejection: Rejection) {
    super(rejection.rejected);
    this.rejection = rejection;
  }
}

/** Everything that was thrown becomes an envelope; only our own faults are logged, and no answer carries a stack. */
export const answerFailure = (failure: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply): void => {
  const rejection = failure instanceof Refused ? failure.rejection : meaningOf(failure, request);
  if (isBrokenOff(request)) request.log.info({ err: failure }, 'the sender broke off');
  else if (ours.includes(rejection.rejected)) request.log.error({ err: failure }, 'call failed');
  refuse(request, reply, rejection);
};

/** Gone before all that it announced had arrived. */
const isBrokenOff = ({ raw }: FastifyRequest): boolean => !raw.complete && raw.destroyed;

const ours: readonly string[] = ['InternalError', 'Unavailable', 'ReadTooLong', 'StorageFull'];

const jsonBody = 'application/json';

const meanings: Readonly<Record<string, Rejection>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: reject('UnsupportedMediaType', { params: { accepted: jsonBody } }),
  FST_ERR_CTP_INVALID_JSON_BODY: reject('MalformedJson'),
  // PostgreSQL ended a statement that took longer than it may.
  '57014': reject('ReadTooLong'),
  ENOSPC: reject('StorageFull'),
  EDQUOT: reject('StorageFull'),
  FST_REQ_FILE_TOO_LARGE: reject('FileTooLarge', { field: 'file', params: { max: 10 } }),
};

const meaningOf = (failure: FastifyError, { routeOptions }: FastifyRequest): Rejection => {
  if (failure.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return reject('PayloadTooLarge', { params: { max: sizeInWords(routeOptions.bodyLimit) } });
  const known = meanings[failure.code];
  if (known) return known;
  if (isDatabaseAway(failure)) return reject('Unavailable');
  const status = failure.statusCode ?? 500;
  return reject(status >= 400 && status < 500 ? 'MalformedRequest' : 'InternalError');
};

/** Node's network errors, PostgreSQL's classes 08 (connection), 53 (resources) and 57 (shutdown, cancelled), and the driver's words without a code. */
const isDatabaseAway = ({ code = '', message }: Pick<FastifyError, 'message'> & { code?: string }): boolean =>
  /^(08|53|57)[0-9A-Z]{3}$/.test(code) ||
  ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code) ||
  /^(Connection terminated|timeout exceeded when trying to connect)/.test(message);
