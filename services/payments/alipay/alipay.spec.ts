import * as fc from 'fast-check';
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { alipay } from './alipay.ts';
import { isFromAlipay, privateKeyOf, publicKeyOf, signedRequest, signedText, signRsa2, type Params } from './rsa2.ts';
import { fenOf, isoOf, shanghaiOf, yuanOf } from './wire.ts';

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
};
const gateway = pair();
const ours = pair();
const now = new Date('2026-11-24T04:00:00Z');

const provider = alipay(
  { url: 'https://pay.example/gateway.do', appId: 'app', sellerId: 'seller', privateKey: ours.privateKey, publicKey: gateway.publicKey },
  { publicUrl: () => 'https://shelfline.example', now: () => now },
);

const paid: Params = {
  app_id: 'app',
  seller_id: 'seller',
  out_trade_no: 'RC-1',
  trade_no: '2026112422001',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '72.00',
  gmt_payment: '2026-11-24 12:00:00',
  sign_type: 'RSA2',
};
const signedBy = (key: string, params: Params, without = ['sign', 'sign_type']): Params => ({
  ...params,
  sign: signRsa2(signedText(params, without), privateKeyOf(key)),
});
const heard = (params: Params) => provider.read({ headers: {}, body: Buffer.from(new URLSearchParams(params).toString()), receivedAt: now });

describe('Rule: a notification counts when its signature covers the decoded parameters (RSA2)', () => {
  it('whether or not sign_type is signed with them', () => {
    for (const without of [['sign', 'sign_type'], ['sign']])
      expect(heard(signedBy(gateway.privateKey, paid, without))).toEqual({
        kind: 'topUp',
        no: 'RC-1',
        tradeNo: '2026112422001',
        state: 'paid',
        cents: 7_200,
        paidAt: '2026-11-24T04:00:00.000Z',
      });
  });

  it('with any parameters that nobody knows, and any characters in their values', () => {
    const names = fc.stringMatching(/^[a-z_]{1,12}$/).filter((name) => !(name in paid) && name !== 'sign' && name !== 'gmt_refund');
    fc.assert(
      fc.property(fc.dictionary(names, fc.string({ unit: 'binary', maxLength: 20 })), (others) => {
        expect(heard(signedBy(gateway.privateKey, { ...others, ...paid }))).toMatchObject({ no: 'RC-1', cents: 7_200 });
      }),
      { numRuns: 50 },
    );
    expect(heard(signedBy(gateway.privateKey, { ...paid, body: '100% cotton + 20%25 off&more=1' }))).toMatchObject({ cents: 7_200 });
  });

  it('and not once anything that it says was changed', () => {
    const changed = fc.constantFrom(...Object.keys(paid).filter((name) => name !== 'sign_type'));
    fc.assert(
      fc.property(changed, fc.string({ minLength: 1 }), (name, value) => {
        fc.pre(value !== paid[name]);
        expect(heard({ ...signedBy(gateway.privateKey, paid), [name]: value })).toBe('forged');
      }),
      { numRuns: 50 },
    );
    expect(heard(signedBy(ours.privateKey, paid))).toBe('forged');
    expect(heard({ ...paid, sign: 'AAAA' })).toBe('forged');
    expect(heard({ ...signedBy(gateway.privateKey, paid), sign_type: 'RSA' })).toBe('forged');
  });

  it('nor is it read where a name stands twice, or it says nothing of a payment', () => {
    const body = `${new URLSearchParams(signedBy(gateway.privateKey, paid)).toString()}&total_amount=1.00`;
    expect(provider.read({ headers: {}, body: Buffer.from(body), receivedAt: now })).toBe('unreadable');
    expect(heard({})).toBe('unreadable');
    expect(heard(signedBy(gateway.privateKey, { ...paid, total_amount: '1e3' }))).toBe('unreadable');
  });

  it('and one for another merchant is told apart', () => {
    expect(heard(signedBy(gateway.privateKey, { ...paid, seller_id: 'somebody' }))).toMatchObject({ dispute: 'notOurs' });
    expect(heard(signedBy(gateway.privateKey, { ...paid, app_id: 'another' }))).toMatchObject({ dispute: 'notOurs' });
  });
});

describe('Rule: a refund is told with all that has gone back by then', () => {
  const refund = { ...paid, gmt_refund: '2026-11-25 09:00:00.123', out_biz_no: 'RF-1', refund_fee: '20.00' };
  const told = (params: Params) => heard(signedBy(gateway.privateKey, params));

  it('in part, while the trade stands, and whole, when it is closed', () => {
    expect(told(refund)).toMatchObject({ state: 'paid', cents: 7_200, refund: { id: 'RF-1', totalCents: 2_000 } });
    expect(told({ ...refund, trade_status: 'TRADE_CLOSED', refund_fee: '72.00' })).toMatchObject({ state: 'paid', refund: { totalCents: 7_200 } });
  });

  it('also where it is closed after a payment, and says nothing else', () => {
    expect(told({ ...paid, trade_status: 'TRADE_CLOSED' })).toMatchObject({ state: 'paid', refund: { totalCents: 7_200 } });
    const { gmt_payment: _, ...unpaid } = paid;
    expect(told({ ...unpaid, trade_status: 'TRADE_CLOSED' } as Params)).toMatchObject({ state: 'closed' });
    expect(told({ ...unpaid, trade_status: 'TRADE_CLOSED' } as Params)).not.toHaveProperty('refund');
  });

  it('by its amount where it has no number, and to finance where it has no amount', () => {
    const { out_biz_no: _, ...unnumbered } = refund;
    expect(told(unnumbered as Params)).toMatchObject({ refund: { id: '2000' } });
    expect(told({ ...refund, refund_fee: 'all' })).toMatchObject({ dispute: 'refunded' });
  });
});

describe('Rule: what is asked of the gateway is signed with its kind', () => {
  it('and leads to the page of the buyer', () => {
    const { origin, searchParams } = new URL(provider.payUrl({ no: 'RC-1', cents: 7_205, subject: 'Wallet' }));
    const params = Object.fromEntries(searchParams);
    expect(origin).toBe('https://pay.example');
    expect(isFromAlipay(params, publicKeyOf(ours.publicKey))).toBe(true);
    expect(signedRequest(params, privateKeyOf(ours.privateKey))['sign']).toBe(params['sign']);
    expect(params).toMatchObject({ notify_url: 'https://shelfline.example/payments/alipay/notify', timestamp: '2026-11-24 12:00:00' });
    expect(JSON.parse(params['biz_content']!)).toMatchObject({ out_trade_no: 'RC-1', total_amount: '72.05' });
  });
});

describe('Rule: amounts and times keep their value over the wire', () => {
  it('to the fen and the second', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 999_999_999 }), (fen) => fenOf(yuanOf(fen)) === fen));
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
        (time) => isoOf(shanghaiOf(time)) === new Date(Math.floor(time.getTime() / 1000) * 1000).toISOString(),
      ),
    );
  });

  it.each(['', '1e9', '-1', '0.001', '1,00', ' 1', '１', '9999999999'])('%j is no amount', (text) => expect(fenOf(text)).toBeUndefined());
});
