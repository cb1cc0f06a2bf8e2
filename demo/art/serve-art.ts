import type { FastifyInstance } from 'fastify';
import { reject } from '#contracts/kernel/rejection.ts';
import { refuse } from '#kernel/http/answer.ts';
import { limitByAddress } from '#kernel/http/guards/limits.ts';
import { drawArt } from './art.ts';

/** Pictures of goods that the product draws itself, at `/art/…`. The same address always gives the same picture. Only goods of the demo world have them. */
export const serveArt = (app: FastifyInstance): void => {
  const limit = limitByAddress(app, 'art');
  app.get('/art/*', async (request, reply) => {
    const excess = limit(request);
    if (excess) return refuse(request, reply, excess);
    const picture = drawArt(request.url.split('?', 1)[0]!);
    if (picture === undefined) return refuse(request, reply, reject('NotFound'));
    return reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=604800' }).send(picture);
  });
};
