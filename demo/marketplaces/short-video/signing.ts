import { createHmac } from 'node:crypto';

/** Over path, sorted parameters and body, between the secret twice and under it. */
export const requestSignatureOf = (secret: string, path: string, query: Readonly<Record<string, string>>, body: string): string => {
  const parameters = Object.keys(query)
    .filter((name) => name !== 'sign' && name !== 'access_token')
    .sort()
    .map((name) => name + query[name])
    .join('');
  return hmac(secret, `${secret}${path}${parameters}${body}${secret}`);
};

export const hookSignatureOf = (secret: string, appKey: string, body: string): string => hmac(secret, appKey + body);

const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');
