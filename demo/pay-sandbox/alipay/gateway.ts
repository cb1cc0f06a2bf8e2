import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deliveries } from '../deliveries.ts';
import type { Fault, FaultBook } from '../faults.ts';
import { chosenFaults, fieldsOf } from '../forms.ts';
import { breakOff, turnAway } from '../break-off.ts';
import { page } from '../page.ts';
import { checkoutPage } from './checkout-page.ts';
import { notificationOf, type Merchant } from './notifications.ts';
import { isRequestSigned, signText, type Params } from './signing.ts';
import { fenOf, shanghaiTime, type Trade, type Trades, type TradeStatus } from './trades.ts';

export interface GatewayKeys extends Merchant {
  /** Of the app: what it signs is verified with it. */
  appPublicKey: string;
  /** Alipay's own. */
  privateKey: string;
}

interface Parts {
  keys: GatewayKeys;
  book: FaultBook;
  deliveries: Deliveries;
  trades: Trades;
  now: () => Date;
}

/** `/gateway.do` with the two methods that a top-up needs, and the page of the buyer. */
export const serveGateway = (app: FastifyInstance, { keys, book, deliveries, trades, now }: Parts): void => {
  const newsOf = (trade: Trade, status: TradeStatus, faults: ReadonlySet<Fault>, refunds?: Trade['refunds']) =>
    notificationOf(trade, status, keys, { privateKey: keys.privateKey, faults, now: now(), refunds });
  const tell = (trade: Trade, statuses: readonly TradeStatus[], faults: ReadonlySet<Fault>) =>
    deliveries.send(
      statuses.map((status) => newsOf(trade, status, faults)),
      faults,
    );

  /** As after each refund; out of order with what was told of the trade before, from the payment on. */
  const tellRefund = (trade: Trade, faults: ReadonlySet<Fault>) => {
    const { refunds } = trade;
    const after = (count: number) => newsOf(trade, count === refunds.length ? trade.status : 'TRADE_SUCCESS', faults, refunds.slice(0, count));
    const first = faults.has('outOfOrder') ? 0 : refunds.length;
    deliveries.send(
      Array.from({ length: refunds.length - first + 1 }, (_, index) => after(first + index)),
      faults,
    );
  };

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const params = { ...(request.query as Params), ...fieldsOf(request.body) };
    const refusal = refusalOf(params, keys);
    if (refusal)
      return reply
        .code(400)
        .type('text/html')
        .send(page('The request is refused', `<p>${refusal}</p>`));
    const content = JSON.parse(params['biz_content'] ?? '{}') as Record<string, string>;
    if (params['method'] === 'alipay.trade.page.pay') return beginTrade(params, content, reply);
    if (params['method'] === 'alipay.trade.query') return answerQuery(content, reply);
    return reply.code(400).type('text/html').send(page('The request is refused', '<p>isv.invalid-method</p>'));
  };

  const beginTrade = (params: Params, content: Record<string, string>, reply: FastifyReply) => {
    const trade = trades.open({
      outTradeNo: content['out_trade_no']!,
      totalAmount: content['total_amount']!,
      subject: content['subject'] ?? '',
      passback: content['passback_params'],
      notifyUrl: params['notify_url'] ?? '',
      returnUrl: params['return_url'] ?? '/',
    });
    if (!trade) return reply.code(400).type('text/html').send(page('The request is refused', '<p>ACQ.CONTEXT_INCONSISTENT</p>'));
    return reply.redirect(`/alipay/trades/${trade.tradeNo}`);
  };

  const answerQuery = async (content: Record<string, string>, reply: FastifyReply) => {
    if (turnAway(book, reply)) return reply;
    const trade = trades.byOutTradeNo(content['out_trade_no']!);
    if (await breakOff(book, reply)) return reply;
    const response = trade ? queriedOf(trade) : { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    const text = JSON.stringify(response);
    return reply.type('application/json').send(`{"alipay_trade_query_response":${text},"sign":"${signText(text, keys.privateKey)}"}`);
  };

  app.get('/gateway.do', serve);
  app.post('/gateway.do', serve);

  const tradeOf = ({ params }: FastifyRequest) => trades.byTradeNo((params as { tradeNo: string }).tradeNo);

  app.get('/alipay/trades/:tradeNo', async (request, reply) => {
    const trade = tradeOf(request);
    return trade ? reply.type('text/html').send(checkoutPage(trade)) : reply.code(404).type('text/html').send(page('There is no such trade', ''));
  });

  app.post('/alipay/trades/:tradeNo/pay', async (request, reply) => {
    const trade = tradeOf(request);
    if (!trade) return reply.code(404).send();
    book.arm(chosenFaults(request.body));
    const faults = book.takeForNews();
    if (trade.status !== 'WAIT_BUYER_PAY' && !faults.has('closedThenPaid')) return reply.redirect(backOf(trade), 303);
    trades.pay(trade);
    const before: TradeStatus[] = faults.has('closedThenPaid') ? ['TRADE_CLOSED'] : faults.has('outOfOrder') ? ['WAIT_BUYER_PAY'] : [];
    tell(trade, [...before, 'TRADE_SUCCESS'], faults);
    return reply.redirect(backOf(trade), 303);
  });

  app.post('/alipay/trades/:tradeNo/refund', async (request, reply) => {
    const trade = tradeOf(request);
    if (!trade) return reply.code(404).send();
    const { amount = '', request: requestNo } = fieldsOf(request.body);
    if (!trades.refund(trade, { fen: fenOf(amount), requestNo: requestNo || undefined }))
      return reply.code(400).type('text/html').send(page('The refund is refused', '<p>ACQ.REFUND_AMT_NOT_EQUAL_TOTAL</p>'));
    book.arm(chosenFaults(request.body));
    tellRefund(trade, book.takeForNews());
    return reply.redirect(`/alipay/trades/${trade.tradeNo}`, 303);
  });

  app.post('/alipay/trades/:tradeNo/close', async (request, reply) => {
    const trade = tradeOf(request);
    if (!trade) return reply.code(404).send();
    if (trade.status === 'WAIT_BUYER_PAY') {
      trades.close(trade);
      tell(trade, ['TRADE_CLOSED'], book.takeForNews());
    }
    return reply.redirect(backOf(trade), 303);
  });
};

/** With what the gateway adds: it tells the merchant where the buyer comes from, and proves nothing. */
const backOf = ({ returnUrl, outTradeNo, tradeNo, totalAmount }: Trade): string =>
  `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}${new URLSearchParams({ out_trade_no: outTradeNo, trade_no: tradeNo, total_amount: totalAmount })}`;

const refusalOf = (params: Params, { appId, appPublicKey }: GatewayKeys): string | undefined => {
  if (params['app_id'] !== appId) return 'isv.invalid-app-id';
  if (params['sign_type'] !== 'RSA2') return 'isv.invalid-signature-type';
  return isRequestSigned(params, appPublicKey) ? undefined : 'isv.invalid-signature';
};

const queriedOf = ({ outTradeNo, tradeNo, status, totalAmount, paidAt }: Trade) => ({
  code: '10000',
  msg: 'Success',
  out_trade_no: outTradeNo,
  trade_no: tradeNo,
  trade_status: status,
  total_amount: totalAmount,
  ...(paidAt && { send_pay_date: shanghaiTime(paidAt) }),
});
