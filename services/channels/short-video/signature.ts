import { createHmac } from 'node:crypto';

const hmac = (secret: string, text: string | Buffer): string => createHmac('sha256', secret).update(text).digest('hex');

/** Over the path, what is asked in the order of its names, and the body, between the secret twice. */
export const requestSignature = (secret: string, path: string, query: Readonly<Record<string, string>>, body = ''): string => {
  const asked = Object.keys(query)
    .filter((name) => name !== 'sign' && name !== 'access_token')
    .toSorted()
    .map((name) => `${name}${query[name]}`)
    .join('');
  return hmac(secret, `${secret}${path}${asked}${body}${secret}`);
};

export const hookSignature = (secret: string, appKey: string, body: Buffer): string => hmac(secret, Buffer.concat([Buffer.from(appKey), body]));
