import jwt from '@fastify/jwt';
import multipart from '@fastify/multipart';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { answerFailure } from './guards/failures.ts';
import { registerHeaders } from './guards/headers.ts';
import { registerLimits, usualLimits, type CallLimits } from './guards/limits.ts';
import { logCalls, loggerOptions, type LogOptions } from './guards/logging.ts';
import { requireBodySoon } from './calls/body.ts';
import { largestFile } from './calls/form.ts';
import { registerWorkAtOnce } from './guards/at-once.ts';
import { answerBrokenRequest } from './guards/broken-requests.ts';
import { answerNotFound } from './guards/not-found.ts';
import { registerPressure } from './guards/pressure.ts';
import { trustOf, type TrustedProxies } from './trusted-proxies.ts';

export interface AppOptions {
  /** Signs session tokens; at least 32 characters. */
  tokenSecret: string;
  log?: LogOptions;
  limits?: Partial<CallLimits>;
  /** Whose word about the caller's address is taken. */
  trustProxy?: TrustedProxies;
  /** Script from elsewhere that the console may load: the customer chat. */
  chatSource?: string | undefined;
  /** How long a body of JSON may take to arrive, in ms. */
  bodyPatience?: number;
}

/** The HTTP server with its guards and no route yet: `mount` opens the routes. Everything that it answers is an envelope. */
export const buildApp = async ({
  tokenSecret,
  log = { level: 'warn' },
  limits,
  trustProxy = false,
  chatSource,
  bodyPatience = 30_000,
}: AppOptions): Promise<FastifyInstance> => {
  const app: FastifyInstance = fastify({
    logger: loggerOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    trustProxy: trustOf(trustProxy),
    // The browser waits ten minutes (R7.11); a sender that takes longer for one upload than this is no browser.
    requestTimeout: 600_000,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    // A GET that changes state must not answer to HEAD.
    exposeHeadRoutes: false,
  });

  app.decorateRequest('viewer', undefined);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(answerNotFound(app));
  takeJsonOnly(app);
  requireBodySoon(app, bodyPatience);
  await registerHeaders(app, chatSource);
  await registerPressure(app);
  registerLimits(app, { ...usualLimits, ...limits });
  registerWorkAtOnce(app, limits?.enforced ?? true);
  await app.register(jwt, { secret: tokenSecret, sign: { algorithm: 'HS256' }, verify: { algorithms: ['HS256'], ignoreExpiration: true } });
  await app.register(multipart, { limits: { fileSize: largestFile, files: 1, fields: 20, fieldSize: 10_000, parts: 21, headerPairs: 100 } });
  logCalls(app, log);
  return app;
};

const requestId = (said: string | string[] | undefined): string => (typeof said === 'string' && /^[\w.-]{1,100}$/.test(said) ? said : uuidv7());

/** An empty body is no body: some calls are a POST without one (R7.20). */
const takeJsonOnly = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body as string, done),
  );
};
