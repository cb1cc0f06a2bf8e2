import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export const keyBytes = 32;
export const newKey = (): Buffer => randomBytes(keyBytes);

/** AES-256-GCM: nonce, tag and text. `about` says what it belongs to; put elsewhere it does not open. */
export const encrypt = (key: Uint8Array, about: string, plain: Uint8Array): Buffer => {
  const nonce = newNonce();
  const locking = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(about));
  const text = locking.update(plain);
  // Nothing is left to come: this mode has no blocks to fill.
  locking.final();
  return Buffer.concat([nonce, locking.getAuthTag(), text]);
};

/** Many at once, since to ask for random bytes takes longer than to draw them. */
const noncesAtOnce = 256;
let nonces = Buffer.alloc(0);

/** Bytes that no other nonce of this process was, or ever will be. */
const newNonce = (): Uint8Array => {
  if (nonces.length === 0) nonces = randomBytes(noncesAtOnce * nonceBytes);
  const nonce = nonces.subarray(0, nonceBytes);
  nonces = nonces.subarray(nonceBytes);
  return nonce;
};

/** Throws where it was locked with another key, about something else, or was changed. */
export const decrypt = (key: Uint8Array, about: string, locked: Uint8Array): Buffer => {
  const opening = createDecipheriv(cipher, key, locked.subarray(0, nonceBytes)).setAAD(Buffer.from(about));
  opening.setAuthTag(locked.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(locked.subarray(nonceBytes + tagBytes)), opening.final()]);
};

/** The same for equal texts, and to be told by nobody who has not the key. */
export const fingerprint = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();
