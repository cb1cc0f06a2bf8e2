import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auction } from '../auction/auction.ts';
import type { PublicKeys, RawHook } from '../kernel/port.ts';
import { market } from '../market/market.ts';
import { shortVideo } from '../short-video/short-video.ts';
import { ticketKicks } from '../ticket-kicks/ticket-kicks.ts';

const receivedAt = new Date('2026-11-28T12:00:00.000Z');
const seconds = String(receivedAt.getTime() / 1_000);
const body = Buffer.from('{"type":"sale.new",  "data":{"saleNo":"TK-1"}}');

const sha256 = (...parts: Uint8Array[]): Buffer => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** HMAC as its definition spells it (RFC 2104), not as the portal asks the library for it. */
const hmac = (secret: string, text: Buffer | string): Buffer => {
  const key = Buffer.alloc(64);
  key.write(secret);
  const mixed = (byte: number) => key.map((each) => each ^ byte);
  return sha256(mixed(0x5c), sha256(mixed(0x36), Buffer.from(text)));
};

const hook = (headers: RawHook['headers'], part: Partial<RawHook> = {}): RawHook => ({ headers, body, receivedAt, ...part });

const noKeys: PublicKeys = { read: async () => undefined };

describe('Rule: news is believed by its signature over the bytes as they came', () => {
  const signed = { 'x-timestamp': seconds, 'x-signature': hmac('s3cret', Buffer.concat([Buffer.from(`${seconds}.`), body])).toString('hex') };
  const verify = (raw: RawHook, secret = 's3cret') => ticketKicks.verify!(raw, { secret }, noKeys);

  it('of who has the secret', () => expect(verify(hook(signed))).toEqual([{ kind: 'sale' }]));
  it('not of another', () => expect(verify(hook(signed), 'other')).toBe('forged'));
  it('not where a blank was changed', () => expect(verify(hook(signed, { body: Buffer.from(body.toString().replace('  ', ' ')) }))).toBe('forged'));
  it('not once it is old', () => expect(verify(hook(signed, { receivedAt: new Date('2026-11-28T12:05:01.000Z') }))).toBe('forged'));
  it('not without a signature', () => expect(verify(hook({}))).toBe('forged'));
});

describe('Rule: the house market signs in base64, and says in a header what it is about', () => {
  const signature = hmac('hook', body).toString('base64');
  const verify = (headers: RawHook['headers']) => market.verify!(hook(headers), { hookSecret: 'hook' }, noKeys);

  it('an order', () => expect(verify({ 'x-shopify-hmac-sha256': signature, 'x-shopify-topic': 'orders/create' })).toEqual([{ kind: 'sale' }]));
  it('something else', () =>
    expect(verify({ 'x-shopify-hmac-sha256': signature, 'x-shopify-topic': 'app/uninstalled' })).toEqual([{ kind: 'ignored' }]));
  it('nobody', () => expect(verify({ 'x-shopify-topic': 'orders/create' })).toBe('forged'));
});

describe('Rule: the short-video shop signs its key and the bytes, and says by a number what it is about', () => {
  const verify = (said: string, { key = 'app', secret = 's3cret' } = {}, bytes = said) =>
    shortVideo.verify!(
      hook({ authorization: hmac(secret, `${key}${said}`).toString('hex') }, { body: Buffer.from(bytes) }),
      { appKey: 'app', appSecret: 's3cret' },
      noKeys,
    );
  const news = (type: number) => JSON.stringify({ type, shop_id: '1', timestamp: 1_764_324_000, data: {} });

  it.each([
    [1, { kind: 'sale' }],
    [4, { kind: 'sale' }],
    [5, { kind: 'product' }],
    [6, { kind: 'consentLost', at: new Date(1_764_324_000_000) }],
    [3, { kind: 'ignored' }],
  ])('%i', (type, told) => expect(verify(news(type))).toEqual([told]));
  it('not by another secret, or another application', () => {
    expect(verify(news(1), { secret: 'other' })).toBe('forged');
    expect(verify(news(1), { key: 'other' })).toBe('forged');
  });
  it('not where a byte was changed', () => expect(verify(news(1), {}, news(6))).toBe('forged'));
});

describe('Rule: the auction site signs by a key that it publishes', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' })).replaceAll('\n', '');
  const asked: string[] = [];
  const keys: PublicKeys = {
    async read(path, textOf) {
      asked.push(path);
      return path.endsWith('/k-1') ? textOf({ algorithm: 'ECDSA', digest: 'SHA1', key: pem }) : undefined;
    },
  };
  const told = Buffer.from(JSON.stringify({ metadata: { topic: 'ORDER_CONFIRMATION' }, notification: {} }));
  const signedBy = (kid: string, over: Buffer = told) => {
    const signature = sign('sha1', over, privateKey).toString('base64');
    return { 'x-ebay-signature': Buffer.from(JSON.stringify({ alg: 'ecdsa', kid, signature, digest: 'SHA1' })).toString('base64') };
  };
  const verify = async (headers: RawHook['headers']) => auction.verify!(hook(headers, { body: told }), {}, keys);

  it('which stands on one line', async () => {
    expect(await verify(signedBy('k-1'))).toEqual([{ kind: 'sale' }]);
    expect(asked).toEqual(['/commerce/notification/v1/public_key/k-1']);
  });
  it('not by one that it does not know', async () => expect(await verify(signedBy('k-2'))).toBe('forged'));
  it('not over other bytes', async () => expect(await verify(signedBy('k-1', Buffer.from('{}')))).toBe('forged'));
  it('and no name of a key leads elsewhere', async () => await expect(verify(signedBy('../../elsewhere'))).rejects.toThrow('kid'));
  it('and it is told that the address is ours', () =>
    expect(auction.challenge!.answer('code', 'https://here/hook', { verificationToken: 'token' })).toEqual({
      challengeResponse: sha256(Buffer.from('codetokenhttps://here/hook')).toString('hex'),
    }));
});
