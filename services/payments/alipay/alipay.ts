import { z } from 'zod';
import type { TopUp, TopUpNews, TopUpProvider } from '../../aggregates/payments/provider.ts';
import { fitsRsa2, isFromAlipay, privateKeyOf, publicKeyOf, signedRequest, type Params } from './rsa2.ts';
import { fenOf, isoOf, shanghaiOf, yuanOf } from './wire.ts';

export interface AlipaySettings {
  /** Of the gateway: `…/gateway.do`. */
  url: string;
  appId: string;
  sellerId: string;
  /** Ours; the gateway has its public half. */
  privateKey: string;
  /** Of the gateway. */
  publicKey: string;
}

interface Surroundings {
  /** Where the gateway and the buyer reach this portal. */
  publicUrl: () => string;
  now: () => Date;
}

const states: Readonly<Record<string, TopUpNews['state']>> = {
  WAIT_BUYER_PAY: 'waiting',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
};

/** Longer than any answer of the gateway takes. */
const MAX_WAIT_MS = 10_000;

export const notifyPath = '/payments/alipay/notify';
/** Where the buyer comes back to, with our number as `out_trade_no`. It proves nothing. */
export const returnPath = '/payments/alipay/return';

/** Alipay's page for the buyer, its notifications and its query. Throws where a key is none. */
export const alipay = ({ url, appId, sellerId, ...keys }: AlipaySettings, { publicUrl, now }: Surroundings): TopUpProvider => {
  const ours = privateKeyOf(keys.privateKey);
  const theirs = publicKeyOf(keys.publicKey);

  const request = (method: string, content: object, also: Params = {}): Params =>
    signedRequest(
      {
        app_id: appId,
        method,
        format: 'JSON',
        charset: 'utf-8',
        sign_type: 'RSA2',
        timestamp: shanghaiOf(now()),
        version: '1.0',
        biz_content: JSON.stringify(content),
        ...also,
      },
      ours,
    );

  return {
    payUrl({ no, cents, subject }: TopUp) {
      const content = { out_trade_no: no, product_code: 'FAST_INSTANT_TRADE_PAY', total_amount: yuanOf(cents), subject };
      const params = request('alipay.trade.page.pay', content, {
        notify_url: `${publicUrl()}${notifyPath}`,
        return_url: `${publicUrl()}${returnPath}`,
      });
      return `${url}?${new URLSearchParams(params).toString()}`;
    },

    read({ body }) {
      const params = paramsOf(body);
      if (!params) return 'unreadable';
      if (!isFromAlipay(params, theirs)) return 'forged';
      const { out_trade_no: no, trade_no: tradeNo, trade_status: status = '', total_amount: amount } = params;
      const state = states[status];
      const cents = fenOf(amount);
      if (!no || !tradeNo || !state || cents === undefined) return 'unreadable';
      const isOurs = params['seller_id'] === sellerId && params['app_id'] === appId;
      const paidAt = isoOf(params['gmt_payment']);
      const news: TopUpNews = { kind: 'topUp', no, tradeNo, cents, paidAt, ...toldOf(state, { paidAt, cents, refundId: params['out_biz_no'] }) };
      if (!isOurs) return { ...news, dispute: 'notOurs' };
      if (!params['gmt_refund'] && !params['refund_fee']) return news;
      const totalCents = fenOf(params['refund_fee']);
      if (totalCents === undefined) return { ...news, dispute: 'refunded' };
      return { ...news, state: 'paid', refund: { id: params['out_biz_no'] || `${totalCents}`, totalCents } };
    },

    async ask(no) {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams(request('alipay.trade.query', { out_trade_no: no })),
        signal: AbortSignal.timeout(MAX_WAIT_MS),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`HTTP status ${response.status}`);
      const trade = answerOf(await response.text(), (text, signature) => fitsRsa2(text, signature, theirs));
      if (trade.sub_code === 'ACQ.TRADE_NOT_EXIST') return undefined;
      const state = states[trade.trade_status ?? ''];
      const cents = fenOf(trade.total_amount);
      if (trade.code !== '10000' || !state || cents === undefined) throw new Error(`Alipay answered ${trade.sub_code ?? trade.code}.`);
      const paidAt = isoOf(trade.send_pay_date);
      return { kind: 'topUp', no, tradeNo: trade.trade_no ?? '', cents, paidAt, ...toldOf(state, { paidAt, cents }) };
    },
  };
};

/** A trade that was paid and is closed has gone back whole. */
const toldOf = (
  state: TopUpNews['state'],
  { paidAt, cents, refundId }: { paidAt: string | undefined; cents: number; refundId?: string | undefined },
): Pick<TopUpNews, 'state' | 'refund'> =>
  state === 'closed' && paidAt !== undefined ? { state: 'paid', refund: { id: refundId || `${cents}`, totalCents: cents } } : { state };

/** Each name once, decoded once: the signature covers the decoded values. */
const paramsOf = (body: Buffer): Params | undefined => {
  const pairs = [...new URLSearchParams(body.toString('utf8'))];
  const params = Object.fromEntries(pairs);
  return pairs.length > 0 && Object.keys(params).length === pairs.length ? params : undefined;
};

const answered = z.object({
  code: z.string(),
  sub_code: z.string().optional(),
  trade_no: z.string().optional(),
  trade_status: z.string().optional(),
  total_amount: z.string().optional(),
  send_pay_date: z.string().optional(),
});

/** The signature covers the text of the answer as it stands, so it is cut out and not parsed first. Throws where it does not fit. */
const answerOf = (text: string, fits: (text: string, signature: string) => boolean): z.output<typeof answered> => {
  const [, signedPart, signature] = /^\{"alipay_trade_query_response":(\{.*\}),"sign":"([^"]+)"\}$/s.exec(text.trim()) ?? [];
  if (signedPart === undefined || !fits(signedPart, signature!)) throw new Error('The answer of Alipay is not signed by it.');
  return answered.parse(JSON.parse(signedPart));
};
