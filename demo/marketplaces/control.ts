import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Catalogue, Variant } from './engine/catalogue.ts';
import type { Clock } from './engine/clock.ts';
import type { Market, Trading } from './engine/market.ts';
import { askedFault, faultNames, type Faults } from './http/faults.ts';
import type { Hooks } from './http/hooks.ts';
import { kinds, type Kind } from './kinds.ts';
import { accountNames, inboundStatuses, iso, type Contract } from './shop/contract.ts';

export interface ControlParts {
  secret: string;
  clock: Clock;
  catalogue: Catalogue;
  faults: Faults;
  hooks: Hooks;
  opened: ReadonlyMap<Kind, { market: Market; contract: Contract }>;
  tick(ms: number): void;
}

const channel = z.enum(kinds);
const cents = z.int().positive();
const sale = z.strictObject({ channel, listingNo: z.string(), cents: cents.optional() });
const asked = {
  sell: z.union([
    sale.extend({ afterMs: z.int().min(0).optional() }),
    z.strictObject({ sales: z.array(sale).min(1), afterMs: z.int().min(0).optional() }),
  ]),
  listings: z.strictObject({
    listings: z.array(
      z.strictObject({
        channel,
        account: z.enum(accountNames).default('operator'),
        listingNo: z.string().min(1),
        styleCode: z.string(),
        size: z.string(),
        cents,
        quantity: z.int().positive().default(1),
        mark: z.string().default(''),
      }),
    ),
  }),
  inbounds: z.strictObject({
    inbounds: z.array(
      z.strictObject({
        channel,
        account: z.enum(accountNames).default('operator'),
        displayNo: z.string().min(1),
        reference: z.string().min(1),
        boxes: z.array(z.strictObject({ boxNo: z.int().positive(), trackingNo: z.string(), isShipped: z.boolean() })),
        items: z.array(
          z.strictObject({
            reference: z.string(),
            boxNo: z.int().positive(),
            styleCode: z.string(),
            size: z.string(),
            cents,
            status: z.enum(inboundStatuses),
            listingNo: z.string().nullable(),
            isSold: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  tick: z.strictObject({
    ms: z
      .int()
      .positive()
      .max(90 * 86_400_000),
  }),
  order: z.strictObject({ channel, orderNo: z.string(), state: z.string().min(1) }),
  scan: z.strictObject({ trackingNo: z.string() }),
  hook: z.strictObject({ channel, account: z.string(), url: z.url() }),
  book: z.strictObject({ channel, styleCode: z.string(), size: z.string(), asks: z.array(cents).default([]), bids: z.array(cents).default([]) }),
};

/** What a test does to the marketplaces, and what it compares belief with. */
export const serveControl = (app: FastifyInstance, { secret, clock, catalogue, faults, hooks, opened, tick }: ControlParts): void => {
  const variantOf = ({ styleCode, size }: { styleCode: string; size: string }): Variant | undefined =>
    catalogue.product(styleCode)?.variants.find((variant) => variant.size === size);

  app.register(
    async (control) => {
      control.addHook('onRequest', async (request, reply) => {
        if (request.headers['x-sandbox-secret'] !== secret) return reply.code(403).send({ error: 'secret' });
      });
      control.setErrorHandler((failure, _request, reply) => {
        if (failure instanceof z.ZodError) return reply.code(400).send({ error: 'form', issues: failure.issues });
        return reply.code(500).send({ error: 'internal', message: String(failure) });
      });

      control.post('/faults', async (request, reply) => {
        const many = z.union([z.array(askedFault), askedFault.transform((one) => [one])]).parse(request.body);
        return reply.code(201).send({ faults: many.map((one) => faults.add(one, clock.now())) });
      });
      control.get('/faults', async () => ({ faults: faults.all(), known: faultNames }));
      control.delete('/faults', async (_request, reply) => {
        faults.remove(undefined);
        return reply.code(204).send();
      });
      control.delete('/faults/:id', async (request, reply) => {
        faults.remove(Number((request.params as { id: string }).id));
        return reply.code(204).send();
      });

      control.get('/truth', async (request, _reply) => {
        const wanted = request.query as { channel?: string; styleCode?: string };
        const isWanted = (row: { channel: string; styleCode: string }) =>
          (wanted.channel === undefined || wanted.channel === row.channel) && (wanted.styleCode === undefined || wanted.styleCode === row.styleCode);
        const all = [...opened.values()];
        return {
          now: iso(clock.now()),
          books: [...opened].flatMap(([kind, { market }]) => market.open().map((trading) => trueBook(kind, trading))).filter(isWanted),
          listings: all.flatMap(({ contract }) => contract.listings()).filter(isWanted),
          orders: all.flatMap(({ contract }) => contract.orders()).filter(isWanted),
        };
      });

      control.post('/sell', async (request, _reply) => {
        const { afterMs, ...rest } = asked.sell.parse(request.body);
        const sales = 'sales' in rest ? rest.sales : [rest];
        // All in one go: nobody can learn of one before the other has happened.
        const sellAll = () => sales.map((one) => opened.get(one.channel)?.contract.sell(one.listingNo, one.cents) ?? null);
        if (!afterMs) return { orders: sellAll() };
        clock.after(afterMs, sellAll);
        return { orders: null };
      });
      control.post('/listings', async (request, _reply) => {
        const taken = asked.listings.parse(request.body).listings.filter(({ channel: kind, styleCode, size, ...found }) => {
          const variant = variantOf({ styleCode, size }) ?? catalogue.described({ texts: [styleCode], size, cents: found.cents });
          return opened.get(kind)?.contract.adopt({ ...found, variant });
        });
        return { taken: taken.length };
      });
      control.get('/inbounds', async () => ({ inbounds: [...opened.values()].flatMap(({ contract }) => contract.inbounds?.() ?? []) }));
      control.post('/inbounds', async (request, _reply) => {
        const taken = asked.inbounds.parse(request.body).inbounds.filter(({ channel: kind, items, ...found }) =>
          opened.get(kind)?.contract.adoptInbound?.({
            ...found,
            items: items.map(({ styleCode, size, ...item }) => ({
              ...item,
              variant: variantOf({ styleCode, size }) ?? catalogue.described({ texts: [styleCode], size, cents: item.cents }),
            })),
          }),
        );
        return { taken: taken.length };
      });
      control.post('/tick', async (request, _reply) => {
        tick(asked.tick.parse(request.body).ms);
        return { now: iso(clock.now()) };
      });
      control.post('/orders', async (request, reply) => {
        const { channel: kind, orderNo, state } = asked.order.parse(request.body);
        return reply.code(opened.get(kind)?.contract.move(orderNo, state) ? 204 : 404).send();
      });
      control.post('/scan', async (request, reply) => {
        const { trackingNo } = asked.scan.parse(request.body);
        return reply.code([...opened.values()].some(({ contract }) => contract.scan(trackingNo)) ? 204 : 404).send();
      });
      control.post('/hooks', async (request, reply) => {
        const { channel: kind, account, url } = asked.hook.parse(request.body);
        hooks.listen(kind, account, url);
        return reply.code(204).send();
      });
      control.post('/books', async (request, reply) => {
        const { channel: kind, asks, bids, ...named } = asked.book.parse(request.body);
        const [market, variant] = [opened.get(kind)?.market, variantOf(named)];
        if (!market || !variant) return reply.code(404).send({ error: 'variant' });
        market.setRivals(variant, { asks, bids });
        return trueBook(kind, market.trading(variant));
      });
    },
    { prefix: '/__sandbox' },
  );
};

const trueBook = (kind: Kind, { variant, book, worthCents, trades }: Trading) => ({
  channel: kind,
  styleCode: variant.styleCode,
  size: variant.size,
  worthCents,
  asks: book.asks().map((ask) => ({ seller: ask.seller, cents: ask.cents, quantity: ask.quantity })),
  bids: book.bids().map((bid) => ({ buyer: bid.buyer, cents: bid.cents })),
  trades: trades.map((trade) => ({ cents: trade.cents, seller: trade.seller, at: iso(trade.at) })),
});
