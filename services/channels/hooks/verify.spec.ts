import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RawHook } from '../kernel/port.ts';
import { market } from '../market/market.ts';
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

describe('Rule: news is believed by its signature over the bytes as they came', () => {
  const signed = { 'x-timestamp': seconds, 'x-signature': hmac('s3cret', Buffer.concat([Buffer.from(`${seconds}.`), body])).toString('hex') };
  const verify = (raw: RawHook, secret = 's3cret') => ticketKicks.verify!(raw, { secret });

  it('of who has the secret', () => expect(verify(hook(signed))).toEqual([{ kind: 'sale' }]));
  it('not of another', () => expect(verify(hook(signed), 'other')).toBe('forged'));
  it('not where a blank was changed', () => expect(verify(hook(signed, { body: Buffer.from(body.toString().replace('  ', ' ')) }))).toBe('forged'));
  it('not once it is old', () => expect(verify(hook(signed, { receivedAt: new Date('2026-11-28T12:05:01.000Z') }))).toBe('forged'));
  it('not without a signature', () => expect(verify(hook({}))).toBe('forged'));
});

describe('Rule: the house market signs in base64, and says in a header what it is about', () => {
  const signature = hmac('hook', body).toString('base64');
  const verify = (headers: RawHook['headers']) => market.verify!(hook(headers), { hookSecret: 'hook' });

  it('an order', () => expect(verify({ 'x-shopify-hmac-sha256': signature, 'x-shopify-topic': 'orders/create' })).toEqual([{ kind: 'sale' }]));
  it('something else', () =>
    expect(verify({ 'x-shopify-hmac-sha256': signature, 'x-shopify-topic': 'app/uninstalled' })).toEqual([{ kind: 'ignored' }]));
  it('nobody', () => expect(verify({ 'x-shopify-topic': 'orders/create' })).toBe('forged'));
});
