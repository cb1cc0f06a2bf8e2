import type { FastifyInstance } from 'fastify';
import { isFault, type Fault } from './faults.ts';

/** Forms as `URLSearchParams`, so that a name may stand more than once. */
export const takeForms = (app: FastifyInstance): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body as string)),
  );
};

export const fieldsOf = (body: unknown): Record<string, string> =>
  body instanceof URLSearchParams ? Object.fromEntries(body) : ((body as Record<string, string> | undefined) ?? {});

export const chosenFaults = (body: unknown): Fault[] => (body instanceof URLSearchParams ? body.getAll('fault').filter(isFault) : []);
