import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

export type Params = Readonly<Record<string, string>>;

/** Keys as Alipay's console gives them: Base64 of the DER, without the lines of a PEM. Throws where it is none. */
export const privateKeyOf = (base64: string): KeyObject => createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
export const publicKeyOf = (base64: string): KeyObject => createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });

/** What is signed: the decoded parameters that say something, by name in the order of their code units, joined as they are. */
export const signedText = (params: Params, without: readonly string[]): string =>
  Object.keys(params)
    .filter((name) => !without.includes(name) && params[name] !== '')
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&');

/** RSA2: SHA-256 with RSA over the UTF-8 of the text, as Base64. */
export const signRsa2 = (text: string, key: KeyObject): string => sign('RSA-SHA256', Buffer.from(text), key).toString('base64');
export const fitsRsa2 = (text: string, signature: string, key: KeyObject): boolean =>
  verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64'));

/** A request with its signature, which covers `sign_type`. */
export const signedRequest = (params: Params, key: KeyObject): Params => ({ ...params, sign: signRsa2(signedText(params, ['sign']), key) });

/** Whether a notification is Alipay's. Some of its services sign `sign_type` too. */
export const isFromAlipay = (params: Params, key: KeyObject): boolean => {
  const { sign: signature, sign_type: kind } = params;
  if (!signature || kind !== 'RSA2') return false;
  return [['sign', 'sign_type'], ['sign']].some((without) => fitsRsa2(signedText(params, without), signature, key));
};
