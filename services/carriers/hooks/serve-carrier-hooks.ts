import type { FastifyInstance } from 'fastify';
import { refuse } from '#kernel/http/answer.ts';
import { limitByAddress } from '#kernel/http/guards/limits.ts';
import type { CarrierHub, CarrierNews } from '#services/aggregates/carriers/carrier-hub.ts';

export const carrierHookPath = '/api/carriers/hook';

interface Parts {
  hub: Pick<CarrierHub, 'read'>;
  /** Has the hub asked about the parcel; answers once that is on record. */
  heard(news: CarrierNews): Promise<void>;
}

/** News of a parcel has some kilobytes, its scans included. */
const MAX_BODY_BYTES = 256 * 1024;
/** From one address: a hub that repeats a day's scans at once stays below. */
const callLimit = { calls: 600, seconds: 60 };

/**
 * Where the hub tells of parcels: open to everybody, and believed by its signature over the bytes as they came. It is only heard which parcel there is news of; the
 * hub is asked, so that news that comes twice, late or out of order does no harm.
 */
export const serveCarrierHooks =
  ({ hub, heard }: Parts) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const excess = limitByAddress(app, 'carrier hooks', callLimit);

    app.post(carrierHookPath, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const refusal = excess(request);
      if (refusal) return refuse(request, reply, refusal);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const news = hub.read({ headers: request.headers, body });
      if (news === 'forged') return reply.code(401).send();
      if (news === 'unreadable') return reply.code(422).send();
      for (const one of news) await heard(one);
      return reply.code(204).send();
    });
  };
