import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { labelPdf } from '../http/label.ts';
import { hour, type ContractParts } from '../shop/contract.ts';
import type { StockShop } from './operations.ts';
import { pageOf } from './paging.ts';
import { orderOnWire, type StockOrder } from './wire.ts';

const closed: ReadonlySet<string> = new Set(['COMPLETED', 'DIDNOTSHIP', 'AUTHFAILED', 'CANCELED', 'RETURNED']);

interface OrderParts extends ContractParts {
  shop: StockShop;
  account(request: FastifyRequest): string;
  scan(order: StockOrder): void;
}

export const serveOrders = (api: FastifyInstance, { shop, account, scan, clock, url }: OrderParts): void => {
  const notFound = { errorMessage: 'Order not found' };
  const page = (isWanted: (order: StockOrder) => boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const query = request.query as Record<string, string | undefined>;
    const wanted = shop
      .orders()
      .filter((order) => order.account === account(request) && isWanted(order))
      .filter(({ state }) => query['orderStatus'] === undefined || query['orderStatus'] === state)
      .toReversed();
    const paged = pageOf(wanted, query);
    if (!paged) return reply.code(400).send({ errorMessage: 'pageSize must be from 1 to 100' });
    const { items, ...rest } = paged;
    return { ...rest, orders: items.map((order) => orderOnWire(order, url())) };
  };
  const orderOf = (request: FastifyRequest): StockOrder | undefined => {
    const order = shop.order((request.params as { orderNumber: string }).orderNumber);
    return order?.account === account(request) ? order : undefined;
  };

  const active = page(({ state }) => !closed.has(state));
  const history = page(({ state }) => closed.has(state));
  api.get('/v2/selling/orders/active', active);
  api.get('/v2/selling/orders/history', history);
  api.get('/v2/selling/orders/:orderNumber', async (request, reply) => {
    const order = orderOf(request);
    return order ? orderOnWire(order, url()) : reply.code(404).send(notFound);
  });

  const shippingDocument = async (request: FastifyRequest, reply: FastifyReply) => {
    const order = orderOf(request);
    if (!order) return reply.code(404).send(notFound);
    if (closed.has(order.state)) return reply.code(422).send({ errorMessage: 'You can not perform this action: the order is closed' });
    // Nobody tells the exchange that a parcel left; in the demo the carrier comes by some hours after the label was printed.
    if (!order.own.labelFetched && !clock.isVirtual) clock.after(8 * hour, () => scan(order));
    order.own.labelFetched = true;
    if (!request.headers.accept?.includes('application/pdf')) return orderOnWire(order, url()).shipment;
    const pdf = await labelPdf({
      to: 'Verification centre, Moonachie NJ',
      orderNo: order.no,
      trackingNo: order.own.trackingNo,
      carrier: 'UPS Ground',
      goods: `${order.variant.styleCode}, size ${order.variant.size}`,
    });
    return reply.type('application/pdf').send(pdf);
  };
  api.get('/v2/selling/orders/:orderNumber/shipping-document', shippingDocument);
  api.get('/v2/selling/orders/:orderNumber/shipping-document/:shippingId', shippingDocument);
};
