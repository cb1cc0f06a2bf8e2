import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** How long calls take, by route: an address as a stranger writes it would be a series of its own. */
export const callMetrics = (registry: Registry) => {
  const calls = new Histogram({
    registers: [registry],
    buckets: [0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    name: 'shelfline_http_seconds',
    help: 'From a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
  });
  return (app: FastifyInstance): void => {
    app.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions, ws } = request;
      // A socket answers when it closes.
      if (!ws)
        calls.observe({ method, route: routeOptions.url ?? 'none', status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000);
      done();
    });
  };
};
