import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf, manyOf } from '../http/bodies.ts';
import { labelPdf } from '../http/label.ts';
import { hour } from '../shop/contract.ts';
import { refuseWith } from './errors.ts';
import type { ListingParts } from './listings.ts';
import { pageOf } from './paging.ts';
import { orderOnWire, type KickOrder } from './wire.ts';

interface OrderParts extends ListingParts {
  ship(order: KickOrder): void;
}

export const serveOrders = (api: FastifyInstance, { shop, account, clock, url, ship }: OrderParts): void => {
  const orderOf = (request: FastifyRequest): KickOrder | undefined => {
    const order = shop.order((request.params as { id: string }).id.replace(/\.pdf$/, ''));
    return order?.account === account(request) ? order : undefined;
  };

  api.get('/api/v1/orders', async (request, reply) => {
    const query = request.query as Record<string, string | string[] | undefined>;
    const facets = manyOf(query['facet_filters']).map((facet) => facet.replaceAll(/\s/g, ''));
    const all = shop
      .orders()
      .filter((order) => order.account === account(request))
      .map((order) => orderOnWire(order, url()))
      .filter((order) => facets.every((facet) => facet === `status:${order.status}` || facet === `fulfillment_status:${order.fulfillment_status}`))
      .toReversed();
    const paged = pageOf(all, { size: query['page_size'] as string | undefined, most: 50, token: query['pagination_token'] as string | undefined });
    return paged ? { results: paged.items, pagination: { next_page_token: paged.next } } : refuseWith(reply, 'invalid', 'page_size is at most 50');
  });
  api.get('/api/v1/orders/:id', async (request, reply) => {
    const order = orderOf(request);
    return order ? { order: orderOnWire(order, url()) } : refuseWith(reply, 'notFound', 'order not found');
  });

  const step =
    (from: readonly string[], take: (order: KickOrder, request: FastifyRequest) => void) => async (request: FastifyRequest, reply: FastifyReply) => {
      const order = orderOf(request);
      if (!order) return refuseWith(reply, 'notFound', 'order not found');
      if (!from.includes(order.state)) return refuseWith(reply, 'precondition', `the order is ${order.state}`);
      take(order, request);
      return { order: orderOnWire(order, url()) };
    };
  const makeLabel = (order: KickOrder, request: FastifyRequest): void => {
    const { label_type: type } = { ...(request.query as Record<string, unknown>), ...fieldsOf(request.body) };
    Object.assign(order.own, { labelType: type === 'LABEL_TYPE_DROPOFF' ? type : 'LABEL_TYPE_SHIPPING', labelGeneratedAt: clock.now() });
    shop.move(order, 'LABEL_GENERATED');
    // In the demo nobody forgets a parcel for good.
    if (!clock.isVirtual) clock.after(20 * hour, () => order.state === 'LABEL_GENERATED' && ship(order));
  };
  api.post(
    '/api/v1/orders/:id/confirm',
    step(['NEEDS_CONFIRMATION'], (order) => shop.move(order, 'CONFIRMED')),
  );
  api.post(
    '/api/v1/orders/:id/cancel',
    step(['NEEDS_CONFIRMATION', 'CONFIRMED', 'LABEL_GENERATED'], (order) => shop.move(order, 'CANCELED')),
  );
  api.post('/api/v1/orders/:id/generate_label', step(['CONFIRMED'], makeLabel));
  api.post('/api/v1/orders/:id/regenerate_label', step(['LABEL_GENERATED'], makeLabel));
  api.post('/api/v1/orders/:id/ship', step(['LABEL_GENERATED'], ship));

  api.get('/labels/:id', async (request, reply) => {
    const order = orderOf(request);
    if (!order || order.own.labelType === null) return refuseWith(reply, 'notFound', 'label not found');
    const pdf = await labelPdf({
      to: 'Verification centre, Wilmington DE',
      orderNo: order.no.slice(0, 8),
      trackingNo: order.own.trackingNo,
      carrier: 'UPS',
      goods: `${order.variant.styleCode}, size ${order.variant.size}`,
    });
    return reply.type('application/pdf').send(pdf);
  });
};
