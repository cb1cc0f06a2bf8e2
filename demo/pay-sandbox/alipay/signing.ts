import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

export type Params = Readonly<Record<string, string>>;

/** Written apart from the portal's own: what one side signs, the other has to verify by the published rules. */
const textOf = (params: Params, without: readonly string[]): string =>
  Object.entries(params)
    .filter(([name, value]) => value !== '' && !without.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Base64 of the DER of a PKCS#8 key, as the provider's console gives it. */
export const signText = (text: string, privateKey: string): string => {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  return sign('RSA-SHA256', Buffer.from(text), key).toString('base64');
};

/** A notification is signed without its `sign_type`. */
export const signNotification = (params: Params, privateKey: string): string => signText(textOf(params, ['sign', 'sign_type']), privateKey);

/** A request is signed with its `sign_type`. */
export const isRequestSigned = (params: Params, publicKey: string): boolean => {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify('RSA-SHA256', Buffer.from(textOf(params, ['sign'])), key, Buffer.from(params['sign'] ?? '', 'base64'));
};
