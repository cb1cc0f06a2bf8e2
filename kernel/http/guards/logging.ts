import type { FastifyInstance, FastifyServerOptions } from 'fastify';

export interface LogOptions {
  level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Where lines go; standard output unless told otherwise. */
  stream?: { write(line: string): void } | undefined;
}

/** No line holds a body, a token, an address or the values of a query: a request is its route, and an error its words, code and place. */
export const loggerOptions = ({ level, stream }: LogOptions): FastifyServerOptions['logger'] => ({
  level,
  ...(stream && { stream }),
  serializers: {
    req: ({ method, routeOptions }) => ({ method, url: routeOptions?.url ?? '' }),
    err: failureLine,
  },
});

type FailureLine = Record<'type' | 'message' | 'stack', string> & { code?: string | undefined; cause?: FailureLine };

const failureLine = ({ name, code, message, stack = '', cause }: Error & { code?: string }): FailureLine => {
  const words = repeatsAValue(code) ? 'a value was refused' : message;
  return {
    type: name,
    code,
    message: words,
    stack: stack.replace(message, () => words),
    ...(cause instanceof Error && { cause: failureLine(cause) }),
  };
};

/** PostgreSQL's class 22: `invalid input syntax for type bigint: "555 0100"`. */
const repeatsAValue = (code: unknown): boolean => typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);

const levelsWithCalls = new Set<LogOptions['level']>(['info', 'debug', 'trace']);

export const logCalls = (app: FastifyInstance, { level }: LogOptions): void => {
  if (!levelsWithCalls.has(level)) return;
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'call');
  });
};
