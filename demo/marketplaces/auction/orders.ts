import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { numberOf } from '../engine/chance.ts';
import { fieldsOf, textOf } from '../http/bodies.ts';
import { refuseWith } from './errors.ts';
import type { AuctionParts } from './inventory.ts';
import { orderOnWire, type AuctionOrder } from './wire.ts';

export const serveOrders = (api: FastifyInstance, { shop, account, kind }: AuctionParts): void => {
  const orderOf = (request: FastifyRequest): AuctionOrder | undefined => {
    const order = shop.order((request.params as { orderId: string }).orderId);
    return order?.account === account(request) ? order : undefined;
  };

  api.get('/sell/fulfillment/v1/order', async (request, reply) => {
    const { filter = '', limit = '50', offset = '0' } = request.query as Record<string, string>;
    const changed = /(last\s?modified\s?date|creationdate):\[([^\]]*?)\.\.([^\]]*)\]/i.exec(filter);
    const isByCreation = changed?.[1]?.toLowerCase() === 'creationdate';
    const [from, to] = [changed?.[2] ? Date.parse(changed[2]) : 0, changed?.[3] ? Date.parse(changed[3]) : Number.MAX_SAFE_INTEGER];
    if (Number.isNaN(from) || Number.isNaN(to)) return refuseWith(reply, 'form', [{ name: 'filter', value: filter }]);
    const statuses = /orderfulfillmentstatus:\{([^}]*)\}/i.exec(filter)?.[1]?.split('|');
    const all = shop
      .orders()
      .filter((order) => order.account === account(request))
      .filter(({ soldAt, updatedAt }) => (isByCreation ? soldAt : updatedAt) >= from && (isByCreation ? soldAt : updatedAt) <= to)
      .filter(({ state }) => !statuses || statuses.includes(state))
      .toReversed();
    const [first, count] = [Number(offset), Math.min(200, Number(limit))];
    return { total: all.length, limit: count, offset: first, orders: all.slice(first, first + count).map(orderOnWire) };
  });

  const withOrder =
    (work: (order: AuctionOrder, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const order = orderOf(request);
      return order ? work(order, request, reply) : refuseWith(reply, 'noOrder');
    };
  api.get(
    '/sell/fulfillment/v1/order/:orderId',
    withOrder((order) => orderOnWire(order)),
  );
  api.post(
    '/sell/fulfillment/v1/order/:orderId/shipping_fulfillment',
    withOrder((order, request, reply) => {
      const trackingNo = textOf(fieldsOf(request.body)['trackingNumber']);
      if (trackingNo === '') return refuseWith(reply, 'form', [{ name: 'fieldName', value: 'trackingNumber' }]);
      if (order.state === 'CANCELLED') return refuseWith(reply, 'orderState');
      order.own.trackingNo = trackingNo;
      if (order.state !== 'FULFILLED') shop.move(order, 'FULFILLED');
      const id = String(numberOf(`${kind} parcel ${order.no}`, 12));
      return reply.code(201).header('location', `/sell/fulfillment/v1/order/${order.no}/shipping_fulfillment/${id}`).send({ fulfillmentId: id });
    }),
  );
  api.post(
    '/sell/fulfillment/v1/order/:orderId/cancel',
    withOrder((order, _request, reply) => {
      if (order.state !== 'NOT_STARTED') return refuseWith(reply, 'orderState');
      order.own.cancelled = true;
      shop.move(order, 'CANCELLED');
      return { orderId: order.no };
    }),
  );
};
