import type { FastifyInstance, FastifyRequest } from 'fastify';

const raw = new WeakMap<FastifyRequest, string>();

/** The body as it was sent: signatures are over it. */
export const rawBodyOf = (request: FastifyRequest): string => raw.get(request) ?? '';

/** Takes JSON, an empty body too, and forms as `URLSearchParams`. */
export const takeBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (request, body, done) => {
    raw.set(request, body as string);
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(body as string));
    } catch (failure) {
      done(Object.assign(failure as Error, { statusCode: 400 }));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    raw.set(request, body as string);
    done(null, new URLSearchParams(body as string));
  });
};

/** Fields of a form or of an object; `{}` where there are none. */
export const fieldsOf = (body: unknown): Record<string, unknown> => {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
};

/** A field as text, whether it was sent as text or as a number. */
export const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** All values of a parameter, however often it stands there. */
export const manyOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : value === undefined ? [] : [textOf(value)]);
