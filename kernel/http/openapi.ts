import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { refuse } from './answer.ts';
import { limitByAddress } from './guards/limits.ts';
import { openApiDocument } from '#contracts/openapi/document.ts';

/** The page shows icons from data: and styles of its own; it loads nothing from elsewhere. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** OpenAPI with a page to read it at `/api/docs`, as JSON at `/api/docs/json`. The document is made when it is first asked for: a start need not wait. */
export const serveOpenApi = async (app: FastifyInstance, version: string): Promise<void> => {
  let made: object | undefined;
  const limit = limitByAddress(app, 'docs', { calls: 300, seconds: 60 });
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (request, reply) => {
      const excess = limit(request);
      if (excess) return refuse(request, reply, excess);
    });
    await docs.register(swagger, { mode: 'static', specification: { document: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } } });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: contentSecurityPolicy,
      uiConfig: { docExpansion: 'none', filter: true },
      transformSpecification: () => (made ??= openApiDocument(version)),
      transformSpecificationClone: false,
    });
  });
};
