import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf, textOf } from '../http/bodies.ts';
import { labelPdf } from '../http/label.ts';
import type { ContractParts } from '../shop/contract.ts';
import { done, fail } from './codes.ts';
import { feeOf, orderOnWire, seconds, type VideoOrder, type VideoShop } from './wire.ts';

interface OrderParts extends ContractParts {
  shop: VideoShop;
  account(request: FastifyRequest): string;
  /** The carrier comes for it, and takes it where it goes. */
  collect(order: VideoOrder): void;
}

export const serveOrders = (api: FastifyInstance, { shop, account, collect, hooks, kind, url }: OrderParts): void => {
  const ownOrders = (request: FastifyRequest) => shop.orders().filter((order) => order.account === account(request));
  const orderOf = (request: FastifyRequest): VideoOrder | undefined =>
    ownOrders(request).find(({ no }) => no === (request.params as { orderId: string }).orderId);
  const ofPackage = (request: FastifyRequest): VideoOrder | undefined =>
    ownOrders(request).find(({ own }) => own.packageId === (request.params as { packageId: string }).packageId);

  api.post('/order/202309/orders/search', async (request, reply) => {
    const { order_status: status, update_time_ge: updated, create_time_ge: created } = fieldsOf(request.body);
    const { page_size: size = '20', page_token: token } = request.query as Record<string, string>;
    const [start, count] = [token ? Number(token) : 0, Number(size)];
    if (!(count >= 1 && count <= 100) || !Number.isInteger(start)) return fail(reply, 'form');
    const all = ownOrders(request)
      .filter(({ state }) => status === undefined || status === state)
      .filter(({ updatedAt }) => updated === undefined || seconds(updatedAt) >= Number(updated))
      .filter(({ soldAt }) => created === undefined || seconds(soldAt) >= Number(created))
      .toReversed();
    const end = start + count;
    return done({ total_count: all.length, orders: all.slice(start, end).map(orderOnWire), next_page_token: end < all.length ? String(end) : '' });
  });
  api.get('/order/202309/orders', async (request, _reply) => {
    const ids = ((request.query as { ids?: string }).ids ?? '').split(',');
    return done({
      orders: ownOrders(request)
        .filter(({ no }) => ids.includes(no))
        .map(orderOnWire),
    });
  });
  api.post('/order/202309/orders/:orderId/cancel', async (request, reply) => {
    const order = orderOf(request);
    if (!order) return fail(reply, 'noOrder');
    if (!['UNPAID', 'ON_HOLD', 'AWAITING_SHIPMENT'].includes(order.state)) return fail(reply, 'package');
    shop.move(order, 'CANCELLED');
    return done({});
  });

  api.post('/fulfillment/202309/packages/:packageId/ship', async (request, reply) => {
    const order = ofPackage(request);
    if (!order) return fail(reply, 'noOrder');
    if (order.state !== 'AWAITING_SHIPMENT') return fail(reply, 'package');
    const own = textOf(fieldsOf(fieldsOf(request.body)['self_shipment'])['tracking_number']);
    if (own !== '') order.own.trackingNo = own;
    shop.move(order, 'AWAITING_COLLECTION');
    collect(order);
    return done({});
  });
  api.get('/fulfillment/202309/packages/:packageId/shipping_documents', async (request, reply) => {
    const order = ofPackage(request);
    if (!order) return fail(reply, 'noOrder');
    if (['UNPAID', 'ON_HOLD', 'CANCELLED'].includes(order.state)) return fail(reply, 'package');
    const docUrl = `${url()}/documents/${order.own.packageId}.pdf`;
    return done({ doc_url: docUrl, tracking_number: order.own.trackingNo });
  });
  api.get('/finance/202309/orders/:orderId/statement_transactions', async (request, reply) => {
    const order = orderOf(request);
    if (!order) return fail(reply, 'noOrder');
    const amount = (cents: number) => (cents / 100).toFixed(2);
    const isSettled = order.state === 'COMPLETED';
    const [revenue, fee] = [order.cents, feeOf(order.cents)];
    return done({
      order_id: order.no,
      currency: 'USD',
      revenue_amount: amount(revenue),
      fee_amount: amount(-fee),
      settlement_amount: amount(isSettled ? revenue - fee : 0),
      statement_transactions: isSettled ? [{ id: `st-${order.no}`, type: 'ORDER', settlement_amount: amount(revenue - fee), currency: 'USD' }] : [],
    });
  });
  api.put('/event/202309/webhooks', async (request, reply: FastifyReply) => {
    const { address } = fieldsOf(request.body);
    if (!URL.canParse(textOf(address))) return fail(reply, 'form');
    hooks.listen(kind, account(request), textOf(address));
    return done({});
  });
};

/** Documents lie where their address alone leads. */
export const serveDocuments = (app: FastifyInstance, shop: VideoShop): void => {
  app.get('/documents/:file', async (request, reply) => {
    const packageId = (request.params as { file: string }).file.replace(/\.pdf$/, '');
    const order = shop.orders().find(({ own }) => own.packageId === packageId);
    if (!order) return fail(reply, 'noOrder');
    const { styleCode, size } = order.variant;
    const label = {
      to: 'S*** B***, Austin TX',
      orderNo: order.no,
      trackingNo: order.own.trackingNo,
      carrier: 'USPS',
      goods: `${styleCode}, size ${size}`,
    };
    return reply.type('application/pdf').send(await labelPdf(label));
  });
};
