import { describe, expect, it } from 'vitest';
import { decrypt, encrypt, newKey } from './ciphers.ts';

const key = newKey();
const plain = Buffer.from('Katie Cooper, 12 Harbor Blvd');

describe('Rule: what is locked opens with its key, where it belongs, and nowhere else', () => {
  it('whatever it is', () => {
    for (const text of [plain, Buffer.alloc(0), Buffer.alloc(70_000, 7)])
      expect(Buffer.compare(decrypt(key, 'a', encrypt(key, 'a', text)), text)).toBe(0);
  });

  it('not with another key, about something else, or once it was changed', () => {
    const locked = encrypt(key, 'a', plain);
    expect(() => decrypt(newKey(), 'a', locked)).toThrow('unable to authenticate');
    expect(() => decrypt(key, 'b', locked)).toThrow('unable to authenticate');
    for (const place of [0, 14, locked.length - 1]) {
      const changed = Buffer.from(locked);
      changed[place]! ^= 1;
      expect(() => decrypt(key, 'a', changed)).toThrow('unable to authenticate');
    }
  });
});

describe('Rule: no nonce is used twice', () => {
  it('among thousands', () => {
    const nonces = Array.from({ length: 3_000 }, () => encrypt(key, 'a', plain).subarray(0, 12).toString('hex'));
    expect(new Set(nonces).size).toBe(nonces.length);
  });
});
