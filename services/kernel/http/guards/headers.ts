import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * What a page of ours may load: its own files only. Styles may stand in the page, because the component kit writes them there; WebAssembly decodes
 * bar codes; blob: shows photos before they are sent. Made once: helmet would put it together for every answer.
 */
const policyWith = (chat: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${chat}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${chat}`,
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self' ws: wss:${chat}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src 'self' blob:${chat}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
const permissionsPolicy = 'camera=(self), microphone=(self), geolocation=(), payment=()';

export const registerHeaders = async (app: FastifyInstance, chatSource?: string): Promise<void> => {
  const contentSecurityPolicy = policyWith(chatSource === undefined ? '' : ` ${new URL(chatSource).origin}`);
  await app.register(helmet, { contentSecurityPolicy: false, referrerPolicy: { policy: 'same-origin' }, xFrameOptions: { action: 'deny' } });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-request-id': request.id,
      'content-security-policy': contentSecurityPolicy,
      'permissions-policy': permissionsPolicy,
    });
    done();
  });
};
