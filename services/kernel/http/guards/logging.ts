import type { FastifyInstance, FastifyServerOptions } from 'fastify';

export interface LogOptions {
  level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Where lines go; standard output unless told otherwise. */
  stream?: { write(line: string): void };
}

/** No line holds a body, a token, an address or the values of a query: a request is its route, and an error its code and place. */
export const loggerOptions = ({ level, stream }: LogOptions): FastifyServerOptions['logger'] => ({
  level,
  ...(stream && { stream }),
  serializers: {
    req: ({ method, routeOptions }) => ({ method, url: routeOptions?.url ?? '' }),
    err: ({ name, code, message, stack }) => ({ type: name, code, message, stack: stack ?? '' }),
  },
});

const levelsWithCalls = new Set<LogOptions['level']>(['info', 'debug', 'trace']);

export const logCalls = (app: FastifyInstance, { level }: LogOptions): void => {
  if (!levelsWithCalls.has(level)) return;
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'call');
  });
};
