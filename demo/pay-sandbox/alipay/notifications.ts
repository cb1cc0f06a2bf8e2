import { randomUUID } from 'node:crypto';
import type { Notification } from '../deliveries.ts';
import type { Fault } from '../faults.ts';
import { signNotification, type Params } from './signing.ts';
import { refundedFen, shanghaiTime, yuanOf, type Trade, type TradeStatus } from './trades.ts';

export interface Merchant {
  appId: string;
  sellerId: string;
}

const wrong = '2099000000000000';

/** What the gateway tells of a trade that has come to a status, as a signed form. A refund is told with all that has gone back by then. */
export const notificationOf = (
  trade: Trade,
  status: TradeStatus,
  { appId, sellerId }: Merchant,
  { privateKey, faults, now, refunds = [] }: { privateKey: string; faults: ReadonlySet<Fault>; now: Date; refunds?: Trade['refunds'] },
): Notification => {
  const params: Record<string, string> = {
    notify_time: shanghaiTime(now),
    notify_type: 'trade_status_sync',
    notify_id: randomUUID().replaceAll('-', ''),
    app_id: faults.has('wrongApp') ? wrong : appId,
    auth_app_id: appId,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    trade_no: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    seller_id: faults.has('wrongSeller') ? wrong : sellerId,
    buyer_id: '2088102000000000',
    buyer_logon_id: 'abc***@sandbox.example',
    trade_status: status,
    subject: trade.subject,
    total_amount: faults.has('wrongAmount') ? '0.01' : trade.totalAmount,
    receipt_amount: trade.totalAmount,
    gmt_create: shanghaiTime(trade.createdAt),
    ...(trade.paidAt && (isPaid(status) || refunds.length > 0) && { gmt_payment: shanghaiTime(trade.paidAt) }),
    ...refundParams(refunds),
    ...(trade.passback !== undefined && { passback_params: trade.passback }),
    fund_bill_list: `[{"amount":"${trade.totalAmount}","fundChannel":"ALIPAYACCOUNT"}]`,
    ...(faults.has('unknownParameters') && { merged_tax_hint: '{"a":"b=c&d"}', 'x-later': '新参数' }),
    ...(faults.has('percentSigns') && { body: '100% cotton + 20%25 off&more=1' }),
  };
  return signed(trade.notifyUrl, params, privateKey, faults.has('forged'));
};

const isPaid = (status: TradeStatus): boolean => status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED';

const refundParams = (refunds: Trade['refunds']): Params => {
  const last = refunds.at(-1);
  return last ? { out_biz_no: last.requestNo, refund_fee: yuanOf(refundedFen({ refunds })), gmt_refund: `${shanghaiTime(last.at)}.000` } : {};
};

const signed = (url: string, params: Params, privateKey: string, isForged: boolean): Notification => {
  const sign = signNotification(isForged ? { ...params, total_amount: '1.00' } : params, privateKey);
  return {
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams({ ...params, sign }).toString(),
    isTaken: (_, text) => text === 'success',
  };
};
