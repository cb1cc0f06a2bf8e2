import { createHmac, timingSafeEqual } from 'node:crypto';

/** `hmac-sha256-hex=<hex>` over the bytes as they came, under the secret in its compatible form. */
export const isSignedBy = (secret: string, header: string | string[] | undefined, body: Buffer): boolean => {
  const [, hex] = /^hmac-sha256-hex=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (hex === undefined) return false;
  const expected = createHmac('sha256', secret.normalize('NFKD')).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(hex, 'hex'));
};
