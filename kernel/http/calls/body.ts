import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';

const kB = 1024;
/** Bytes of a body of JSON: what a stranger says is short, and what takes more than the usual says so in its contract. */
const MAX_BODY = { public: 16 * kB, usual: 64 * kB, large: kB * kB };

export const bodyLimitOf = ({ access, largeBody }: Pick<Endpoint, 'access' | 'largeBody'>): number => {
  if (largeBody) return MAX_BODY.large;
  return access === 'public' ? MAX_BODY.public : MAX_BODY.usual;
};

/** `1 MB`, `64 kB` */
export const sizeInWords = (bytes: number): string => (bytes >= kB * kB ? `${bytes / (kB * kB)} MB` : `${bytes / kB} kB`);

/**
 * A body of JSON has to arrive within its time, however it trickles: the server's own patience is that of an upload. What comes too late is answered as the
 * server itself answers whoever keeps it waiting.
 */
export const requireBodySoon = (app: FastifyInstance, milliseconds: number): void => {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (isAwaited(request)) {
      const timer = setTimeout(() => giveUp(app, request), milliseconds);
      const stop = () => clearTimeout(timer);
      payload.once('end', stop);
      payload.once('close', stop);
      // Refused before all of it was there: that is the answer, and nothing is awaited any more.
      reply.raw.once('finish', stop);
    }
    done(null, payload);
  });
};

const isAwaited = ({ headers, raw }: FastifyRequest): boolean => !raw.complete && headers['content-type']?.startsWith('application/json') === true;

const giveUp = ({ server }: FastifyInstance, { raw }: FastifyRequest): void => {
  if (!raw.complete)
    server.emit('clientError', Object.assign(new Error('The body did not arrive in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket);
};
