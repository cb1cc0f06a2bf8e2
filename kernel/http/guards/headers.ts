import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * What a page of ours may load: its own files only, and it speaks to its own server alone (`'self'` is its socket too). WebAssembly decodes bar codes; blob:
 * shows photos before they are sent. Styles may stand in the page, because antd writes them there: a nonce would do for most of them, but the
 * lock of what lies behind a dialog and the measure of scroll bars bear none. Made once: helmet would put it together for every answer.
 */
const policyWith = (chat: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${chat}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${chat}`,
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${chat}${chat.replace(' http', ' ws')}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src 'self' blob:${chat}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
/** A year, and names below ours too. Said over HTTPS alone: elsewhere browsers do not heed it. */
const strictTransport = 'max-age=31536000; includeSubDomains';
const permissionsPolicy = 'camera=(self), microphone=(self), geolocation=(), payment=()';

export const registerHeaders = async (app: FastifyInstance, chatSource?: string): Promise<void> => {
  const contentSecurityPolicy = policyWith(chatSource === undefined ? '' : ` ${new URL(chatSource).origin}`);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-request-id': request.id,
      'content-security-policy': contentSecurityPolicy,
      'permissions-policy': permissionsPolicy,
      ...(request.protocol === 'https' && { 'strict-transport-security': strictTransport }),
    });
    done();
  });
};
