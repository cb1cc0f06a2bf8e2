import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Variant } from '../engine/catalogue.ts';
import { chanceFrom, numberOf } from '../engine/chance.ts';
import { fieldsOf } from '../http/bodies.ts';
import { labelPdf } from '../http/label.ts';
import { day, hour, iso, type ContractParts, type FoundInbound, type InboundStatus } from '../shop/contract.ts';
import type { StockShop } from './operations.ts';
import { amountOf, variantIdOf } from './wire.ts';

interface InboundItem {
  itemReference: string;
  boxNumber: number;
  variant: Variant;
  cents: number;
  status: InboundStatus;
  listingId: string | null;
  reason: string | null;
}

interface Inbound {
  displayId: string;
  reference: string;
  account: string;
  createdAt: number;
  boxes: { boxNumber: number; trackingNumber: string; shippedAt: number | null }[];
  items: InboundItem[];
}

/** What an item comes to by itself once its box was handed over, and after how long. */
const steps: readonly (readonly [from: InboundStatus, to: InboundStatus, afterMs: number])[] = [
  ['SHIPPED', 'IN_TRANSIT', 4 * hour],
  ['IN_TRANSIT', 'DELIVERED', 2 * day],
  ['DELIVERED', 'RECEIVED', 6 * hour],
  ['RECEIVED', 'AUTHENTICATING', 5 * hour],
  ['AUTHENTICATING', 'LISTED', 8 * hour],
];

const MAX_ITEMS_PER_BOX = 16;

interface InboundParts extends ContractParts {
  shop: StockShop;
}

/** The goods that are kept and sold by the exchange itself: announced box by box, counted, checked, and offered from its own shelves. */
export const openInbounds = ({ clock, catalogue, market, kind, shop }: InboundParts) => {
  const chance = chanceFrom(`${market.plan.seed} ${kind} inbounds`);
  const variants = new Map(catalogue.products.flatMap((product) => product.variants).map((variant) => [variantIdOf(variant), variant]));
  const inbounds = new Map<string, Inbound>();

  const offer = (inbound: Inbound, item: InboundItem, no: string = randomUUID()): void => {
    item.listingId = no;
    if (shop.listing(no)) return;
    const own = { currencyCode: 'USD', expiresAt: null, inventoryType: 'FLEX', operations: [], orderNo: undefined };
    shop.activate(shop.create({ no, account: inbound.account, variant: item.variant, cents: item.cents, own }));
  };

  const put = (inbound: Inbound, item: InboundItem, status: InboundStatus): void => {
    item.status = status;
    if (status === 'RETURNED') item.reason = 'Glue on the midsole';
    if (status === 'LISTED') offer(inbound, item);
    goOn(inbound, item);
  };

  /** Some are never found in their box, and some are sent back. */
  const goOn = (inbound: Inbound, item: InboundItem): void => {
    const [from, to, afterMs] = steps.find(([status]) => status === item.status) ?? [];
    if (!from) return;
    const isLost = to === 'RECEIVED' && chance.is(0.02);
    const next = to === 'LISTED' && chance.is(0.04) ? 'RETURNED' : to!;
    clock.after(afterMs!, () => item.status === from && !isLost && put(inbound, item, next));
  };

  const ship = (inbound: Inbound, boxNumber: number): void => {
    const box = inbound.boxes.find((one) => one.boxNumber === boxNumber);
    if (!box || box.shippedAt !== null) return;
    box.shippedAt = clock.now();
    for (const item of inbound.items) if (item.boxNumber === boxNumber && item.status === 'EXPECTED') put(inbound, item, 'SHIPPED');
  };

  const onWire = ({ displayId, reference, createdAt, boxes, items }: Inbound) => ({
    displayId,
    reference,
    inventoryType: 'FLEX',
    createdAt: iso(createdAt),
    boxes: boxes.map(({ boxNumber, trackingNumber, shippedAt }) => ({
      boxNumber,
      trackingNumber,
      carrierCode: 'UPS',
      shippedAt: shippedAt === null ? null : iso(shippedAt),
    })),
    items: items.map(({ variant, cents, ...item }) => ({ ...item, variantId: variantIdOf(variant), amount: amountOf(cents) })),
  });

  return {
    all: () =>
      [...inbounds.values()].map(({ displayId, reference, items }) => ({
        displayNo: displayId,
        reference,
        items: items.map(({ itemReference, status, listingId }) => ({ reference: itemReference, status, listingNo: listingId })),
      })),

    /** As it is known to a portal that was there before. False where that number is known. */
    adopt({ displayNo, reference, account, boxes, items }: FoundInbound): boolean {
      if (inbounds.has(displayNo)) return false;
      const inbound: Inbound = {
        displayId: displayNo,
        reference,
        account,
        createdAt: clock.now(),
        boxes: boxes.map(({ boxNo, trackingNo, isShipped }) => ({
          boxNumber: boxNo,
          trackingNumber: trackingNo,
          shippedAt: isShipped ? clock.now() : null,
        })),
        items: [],
      };
      inbounds.set(displayNo, inbound);
      for (const { reference: itemReference, boxNo, variant, cents, status, listingNo, isSold } of items) {
        const item: InboundItem = { itemReference, boxNumber: boxNo, variant, cents, status, listingId: listingNo, reason: null };
        inbound.items.push(item);
        if (status === 'LISTED' && listingNo !== null && !isSold) offer(inbound, item, listingNo);
        else goOn(inbound, item);
      }
      return true;
    },

    /** Puts the item of that reference where somebody says. False where there is none. */
    move(itemReference: string, status: string): boolean {
      for (const inbound of inbounds.values()) {
        const item = inbound.items.find((one) => one.itemReference === itemReference);
        if (!item) continue;
        put(inbound, item, status as InboundStatus);
        return true;
      }
      return false;
    },

    serve(api: FastifyInstance, account: (request: FastifyRequest) => string): void {
      const notFound = { errorMessage: 'Inbound not found' };
      const inboundOf = (request: FastifyRequest): Inbound | undefined => {
        const inbound = inbounds.get((request.params as { displayId: string }).displayId);
        return inbound?.account === account(request) ? inbound : undefined;
      };

      api.post('/v2/selling/inbounds', async (request, reply) => {
        const { reference, boxes } = fieldsOf(request.body) as {
          reference?: string;
          boxes?: { boxNumber: number; items: { itemReference: string; variantId: string; amount: string }[] }[];
        };
        if (typeof reference !== 'string' || !Array.isArray(boxes) || boxes.length === 0)
          return reply.code(400).send({ errorMessage: 'reference and boxes are required' });
        const wished = boxes.flatMap(({ boxNumber, items }) => items.map((item) => ({ ...item, boxNumber })));
        if (boxes.some(({ items }) => items.length > MAX_ITEMS_PER_BOX))
          return reply.code(400).send({ errorMessage: `a box holds at most ${MAX_ITEMS_PER_BOX} items` });
        if (wished.some(({ amount }) => !/^[1-9]\d{0,6}$/.test(amount))) return reply.code(400).send({ errorMessage: 'amount must match /^\\d+$/' });
        if (wished.some(({ variantId }) => !variants.has(variantId))) return reply.code(422).send({ errorMessage: 'variantId is not eligible' });
        const displayId = `FX${numberOf(`${kind} inbound ${reference} ${clock.now()}`, 8)}`;
        const inbound: Inbound = {
          displayId,
          reference,
          account: account(request),
          createdAt: clock.now(),
          boxes: boxes.map(({ boxNumber }) => ({
            boxNumber,
            trackingNumber: `1Z${numberOf(`${kind} box ${displayId} ${boxNumber}`, 14)}`,
            shippedAt: null,
          })),
          items: wished.map(({ itemReference, boxNumber, variantId, amount }) => ({
            itemReference,
            boxNumber,
            variant: variants.get(variantId)!,
            cents: Number(amount) * 100,
            status: 'EXPECTED',
            listingId: null,
            reason: null,
          })),
        };
        inbounds.set(displayId, inbound);
        return reply.code(201).send(onWire(inbound));
      });
      api.get('/v2/selling/inbounds', async (request, _reply) => {
        const { reference } = request.query as { reference?: string };
        const found = [...inbounds.values()].filter((one) => one.account === account(request) && (!reference || one.reference === reference));
        return { count: found.length, inbounds: found.map(onWire) };
      });
      api.get('/v2/selling/inbounds/:displayId', async (request, reply) => {
        const inbound = inboundOf(request);
        return inbound ? onWire(inbound) : reply.code(404).send(notFound);
      });
      api.delete('/v2/selling/inbounds/:displayId', async (request, reply) => {
        const inbound = inboundOf(request);
        if (!inbound) return reply.code(404).send(notFound);
        if (inbound.boxes.some(({ shippedAt }) => shippedAt !== null))
          return reply.code(422).send({ errorMessage: 'You can not perform this action: a box was shipped' });
        inbounds.delete(inbound.displayId);
        return reply.code(204).send();
      });
      api.post('/v2/selling/inbounds/:displayId/shipped', async (request, reply) => {
        const inbound = inboundOf(request);
        if (!inbound) return reply.code(404).send(notFound);
        const { boxNumbers = [] } = fieldsOf(request.body) as { boxNumbers?: number[] };
        for (const boxNumber of boxNumbers) ship(inbound, boxNumber);
        return onWire(inbound);
      });
      api.get('/v2/selling/inbounds/:displayId/manifest', async (request, reply) => {
        const inbound = inboundOf(request);
        if (!inbound) return reply.code(404).send(notFound);
        const goods = `${inbound.items.length} pairs in ${inbound.boxes.length} boxes`;
        return reply.type('application/pdf').send(await paper({ orderNo: inbound.displayId, trackingNo: inbound.displayId, goods }));
      });
      api.get('/v2/selling/inbounds/:displayId/boxes/:boxNumber/label', async (request, reply) => {
        const inbound = inboundOf(request);
        const boxNumber = Number((request.params as { boxNumber: string }).boxNumber);
        const box = inbound?.boxes.find((one) => one.boxNumber === boxNumber);
        if (!inbound || !box) return reply.code(404).send(notFound);
        const goods = `Box ${boxNumber} of ${inbound.boxes.length}, ${inbound.items.filter((item) => item.boxNumber === boxNumber).length} pairs`;
        return reply.type('application/pdf').send(await paper({ orderNo: inbound.displayId, trackingNo: box.trackingNumber, goods }));
      });
    },
  };
};

const paper = (said: { orderNo: string; trackingNo: string; goods: string }) =>
  labelPdf({ to: 'Fulfilment centre, Moonachie NJ', carrier: 'UPS Ground', ...said });
