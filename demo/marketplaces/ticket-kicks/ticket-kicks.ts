import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { demoAccounts } from '../demo-accounts.ts';
import type { Variant } from '../engine/catalogue.ts';
import { numberOf, uuidOf } from '../engine/chance.ts';
import { fieldsOf, rawBodyOf, textOf } from '../http/bodies.ts';
import { openGate } from '../http/gate.ts';
import { labelPdf } from '../http/label.ts';
import { quotaOf } from '../http/quota.ts';
import { prefixes } from '../kinds.ts';
import { accountNames, day, daysToShip, hour, iso, type Contract, type ContractParts } from '../shop/contract.ts';
import { goThrough, overShop, type Steps } from '../shop/over-shop.ts';
import { openShop, type Listing, type Order } from '../shop/shop.ts';

interface OwnOffer {
  reason: string | null;
}
interface OwnSale {
  trackingNo: string;
  shipBy: number;
  paidAt: number | null;
  isShipped: boolean;
}
type Offer = Listing<OwnOffer>;
type Sale = Order<OwnSale>;

const refusals = {
  internal: [500, 'internal'],
  throttled: [429, 'throttled'],
  maintenance: [503, 'maintenance'],
  blocked: [403, 'blocked'],
  unauthorised: [401, 'signature'],
} as const;

/** The retailer thinks an offer over for so long. */
const decidesAfterMs = 60_000;
const afterScan: Steps = [
  ['received', 2 * day],
  ['paid', 2 * day],
];
const skewMs = 300_000;

const signatureOf = (secret: string, timestamp: string, text: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');

/** The retailer that takes offers or refuses them, and pays what was offered: docs/channels/ticket-kicks.md. */
export const ticketKicks = (parts: ContractParts): Contract => {
  const { kind, market, clock, catalogue, faults, hooks, hasLimits } = parts;
  const calls = quotaOf(clock.now, [{ ms: 1_000, most: 10 }]);
  const variants = new Map(catalogue.products.flatMap((product) => product.variants).map((variant) => [variantIdOf(variant), variant]));

  const tell = (account: string, type: string, data: unknown): void => {
    const { secret } = demoAccounts[account as keyof typeof demoAccounts].ticketKicks;
    hooks.send(kind, account, { id: randomUUID(), type, createdAt: iso(clock.now()), data }, (body) => {
      const timestamp = String(Math.floor(clock.now() / 1000));
      return { 'x-timestamp': timestamp, 'x-signature': signatureOf(secret, timestamp, body) };
    });
  };
  const shop = openShop<OwnOffer, OwnSale>({
    market,
    clock,
    orderOf: (trade) => ({
      no: `TK-${numberOf(`${kind} sale ${trade.no} ${trade.at}`, 8)}`,
      state: 'new',
      own: {
        trackingNo: `9400${numberOf(`${kind} parcel ${trade.no} ${trade.at}`, 14)}`,
        shipBy: trade.at + daysToShip * day,
        paidAt: null,
        isShipped: false,
      },
    }),
    onOrder(sale, isNew) {
      if (isNew) clock.at(sale.own.shipBy, () => ['new', 'accepted'].includes(sale.state) && shop.move(sale, 'cancelled'));
      if (sale.state === 'paid') sale.own.paidAt ??= clock.now();
      if (['new', 'cancelled', 'paid'].includes(sale.state)) tell(sale.account, `sale.${sale.state}`, saleOnWire(sale));
    },
  });
  const ship = (sale: Sale): void => {
    sale.own.isShipped = true;
    shop.move(sale, 'shipped');
    goThrough({ shop, clock }, sale, afterScan);
  };

  const decide = (offer: Offer): void => {
    if (offer.state !== 'pending') return;
    const { worthCents } = market.trading(offer.variant);
    if (offer.cents <= worthCents * 1.25) shop.activate(offer);
    else {
      offer.own.reason = 'priceTooHigh';
      shop.deactivate(offer, 'ended');
    }
    tell(offer.account, offer.own.reason === null ? 'offer.accepted' : 'offer.refused', offerOnWire(offer));
  };

  const refuse: Contract['refuse'] = (why) => {
    const [status, code] = refusals[why];
    return { status, body: { error: { code, message: code } } };
  };
  const fail = (reply: FastifyReply, status: number, code: string, message: string, field?: string) =>
    reply.code(status).send({ error: { code, message, ...(field !== undefined && { field }) } });

  const knows = (request: FastifyRequest) => {
    const { 'x-key': key, 'x-timestamp': timestamp, 'x-signature': signature } = request.headers as Record<string, string | undefined>;
    const known = accountNames.find((name) => demoAccounts[name].ticketKicks.key === key);
    if (!known || !timestamp || !signature) return undefined;
    const skew = faults.standing({ channel: kind, account: known }, 'clockSkew')?.ms ?? 0;
    if (!(Math.abs(Number(timestamp) * 1000 - clock.now() - skew) <= skewMs)) return undefined;
    const text = request.method === 'GET' ? request.url.slice(prefixes[kind].length) : rawBodyOf(request);
    const expected = Buffer.from(signatureOf(demoAccounts[known].ticketKicks.secret, timestamp, text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? known : undefined;
  };

  const serve = (app: FastifyInstance): void => {
    const account = openGate(app, { channel: kind, faults, quota: hasLimits ? calls : undefined, knows, refuse });
    serveMarket(app);
    const offerOf = (request: FastifyRequest): Offer | undefined => {
      const offer = shop.listing((request.params as { offerId: string }).offerId);
      return offer?.account === account(request) ? offer : undefined;
    };
    const wrongPayout = (cents: unknown): boolean => !Number.isSafeInteger(cents) || (cents as number) < 1_000 || (cents as number) % 100 !== 0;

    app.post('/v1/offers', async (request, reply) => {
      const { clientRef, variantId, payoutCents } = fieldsOf(request.body);
      const variant = variants.get(textOf(variantId));
      if (textOf(clientRef) === '') return fail(reply, 400, 'form', 'clientRef is needed', 'clientRef');
      if (!variant) return fail(reply, 404, 'unknown', 'There is no such variant', 'variantId');
      if (wrongPayout(payoutCents)) return fail(reply, 422, 'payout', 'Whole dollars, from $10', 'payoutCents');
      const known = shop.listings().find(({ account: of, mark }) => of === account(request) && mark === textOf(clientRef));
      if (known) {
        const isSame = known.variant.key === variant.key && known.cents === payoutCents;
        return isSame ? { offer: offerOnWire(known) } : fail(reply, 409, 'state', 'Another offer has this clientRef', 'clientRef');
      }
      const offer = shop.create({
        no: randomUUID(),
        account: account(request),
        variant,
        cents: Number(payoutCents),
        mark: textOf(clientRef),
        own: { reason: null },
      });
      clock.after(decidesAfterMs, () => decide(offer));
      return reply.code(201).send({ offer: offerOnWire(offer) });
    });
    app.get('/v1/offers', async (request, reply) => {
      const { clientRef, state, ...query } = request.query as Record<string, string | undefined>;
      const all = shop
        .listings()
        .filter((offer) => offer.account === account(request))
        .filter(({ mark }) => clientRef === undefined || mark === clientRef)
        .map(offerOnWire)
        .filter((offer) => state === undefined || offer.state === state);
      const paged = pageOf(all, query);
      return paged ? { offers: paged.items, cursor: paged.cursor } : fail(reply, 400, 'form', 'limit is at most 100', 'limit');
    });
    app.get('/v1/offers/:offerId', async (request, reply) => {
      const offer = offerOf(request);
      return offer ? { offer: offerOnWire(offer) } : fail(reply, 404, 'unknown', 'There is no such offer');
    });
    app.patch('/v1/offers/:offerId', async (request, reply) => {
      const offer = offerOf(request);
      const { payoutCents, expectedPayoutCents } = fieldsOf(request.body);
      if (!offer) return fail(reply, 404, 'unknown', 'There is no such offer');
      if (!['pending', 'live'].includes(offer.state)) return fail(reply, 409, 'state', `The offer is ${offerStateOf(offer)}`);
      if (wrongPayout(payoutCents)) return fail(reply, 422, 'payout', 'Whole dollars, from $10', 'payoutCents');
      if (expectedPayoutCents !== undefined && expectedPayoutCents !== offer.cents)
        return fail(reply, 412, 'changed', `The payout is ${offer.cents}`);
      shop.reprice(offer, Number(payoutCents));
      return { offer: offerOnWire(offer) };
    });
    app.delete('/v1/offers/:offerId', async (request, reply) => {
      const offer = offerOf(request);
      if (!offer) return fail(reply, 404, 'unknown', 'There is no such offer');
      if (offer.state === 'sold') return fail(reply, 409, 'state', 'The offer is sold');
      if (offer.state !== 'ended') shop.deactivate(offer, 'ended');
      return { offer: offerOnWire(offer) };
    });

    const saleOf = (request: FastifyRequest): Sale | undefined => {
      const sale = shop.order((request.params as { saleNo: string }).saleNo);
      return sale?.account === account(request) ? sale : undefined;
    };
    app.get('/v1/sales', async (request, reply) => {
      const { since, ...query } = request.query as Record<string, string | undefined>;
      const all = shop
        .orders()
        .filter((sale) => sale.account === account(request))
        .filter(({ updatedAt }) => since === undefined || updatedAt >= Date.parse(since));
      const paged = pageOf(all, query);
      return paged ? { sales: paged.items.map(saleOnWire), cursor: paged.cursor } : fail(reply, 400, 'form', 'limit is at most 100', 'limit');
    });
    app.get('/v1/sales/:saleNo', async (request, reply) => {
      const sale = saleOf(request);
      return sale ? { sale: saleOnWire(sale) } : fail(reply, 404, 'unknown', 'There is no such sale');
    });
    const step = (name: string, from: readonly string[], take: (sale: Sale, fields: Record<string, unknown>) => void) =>
      app.post(`/v1/sales/:saleNo/${name}`, async (request, reply) => {
        const sale = saleOf(request);
        if (!sale) return fail(reply, 404, 'unknown', 'There is no such sale');
        if (!from.includes(sale.state)) return fail(reply, 409, 'state', `The sale is ${sale.state}`);
        take(sale, fieldsOf(request.body));
        return { sale: saleOnWire(sale) };
      });
    step('accept', ['new'], (sale) => shop.move(sale, 'accepted'));
    step('cancel', ['new', 'accepted'], (sale) => shop.move(sale, 'cancelled'));
    step('shipped', ['new', 'accepted'], (sale, { trackingNumber }) => {
      sale.own.trackingNo = textOf(trackingNumber) || sale.own.trackingNo;
      ship(sale);
    });
    app.get('/v1/sales/:saleNo/label', async (request, reply) => {
      const sale = saleOf(request);
      if (!sale || sale.state === 'cancelled') return fail(reply, 404, 'unknown', 'There is no label');
      if (!clock.isVirtual) clock.after(20 * hour, () => sale.state === 'accepted' && ship(sale));
      const { styleCode, size } = sale.variant;
      const label = {
        to: 'The retailer, Los Angeles CA',
        orderNo: sale.no,
        trackingNo: sale.own.trackingNo,
        carrier: 'USPS',
        goods: `${styleCode}, size ${size}`,
      };
      return reply.type('application/pdf').send(await labelPdf(label));
    });
    app.put('/v1/hook', async (request, reply) => {
      const { url } = fieldsOf(request.body);
      if (!URL.canParse(textOf(url))) return fail(reply, 400, 'form', 'url is needed', 'url');
      hooks.listen(kind, account(request), textOf(url));
      return reply.code(204).send();
    });
  };

  const serveMarket = (app: FastifyInstance): void => {
    app.get('/v1/variants', async (request, _reply) => {
      const { styleCode = '', gtin = '' } = request.query as Record<string, string>;
      const scanned = catalogue.byGtin(gtin);
      const found = scanned ? [scanned] : (catalogue.product(styleCode)?.variants ?? []);
      return {
        variants: found.map((one) => ({
          variantId: variantIdOf(one),
          styleCode: one.styleCode,
          name: one.product.name,
          size: one.size,
          gtin: one.gtin,
        })),
      };
    });
    app.get('/v1/variants/:variantId/quote', async (request, reply) => {
      const variant = variants.get((request.params as { variantId: string }).variantId);
      if (!variant) return fail(reply, 404, 'unknown', 'There is no such variant');
      const { lowestAsk, at } = market.top(variant);
      return {
        variantId: variantIdOf(variant),
        shelfPriceCents: lowestAsk === undefined ? null : Math.ceil((lowestAsk * 1.25) / 100) * 100,
        lowestPayoutCents: lowestAsk ?? null,
        lastSoldPayoutCents: market.trading(variant).trades.at(-1)?.cents ?? null,
        asOf: iso(Math.max(at, clock.now() - market.plan.lagMs)),
      };
    });
  };

  return overShop(kind, shop, {
    refuse,
    serve,
    trackingNoOf: ({ own }) => own.trackingNo,
    ownOf: () => ({ reason: null }),
    onScan: (sale) => !sale.own.isShipped && sale.state !== 'cancelled' && ship(sale),
  });
};

const variantIdOf = ({ key }: Variant): string => uuidOf(`ticketKicks ${key}`);

const offerStateOf = ({ state, own }: Offer): string => {
  if (state === 'ended') return own.reason === null ? 'withdrawn' : 'refused';
  return { pending: 'offered', live: 'accepted', inactive: 'withdrawn', sold: 'sold' }[state];
};

const offerOnWire = (offer: Offer) => ({
  offerId: offer.no,
  clientRef: offer.mark ?? '',
  variantId: variantIdOf(offer.variant),
  payoutCents: offer.cents,
  condition: 'new',
  state: offerStateOf(offer),
  reason: offer.own.reason,
  createdAt: iso(offer.createdAt),
  updatedAt: iso(offer.updatedAt),
});

const saleOnWire = ({ no, listingNo, mark, cents, state, soldAt, updatedAt, own }: Sale) => ({
  saleNo: no,
  offerId: listingNo,
  clientRef: mark ?? '',
  payoutCents: cents,
  state,
  soldAt: iso(soldAt),
  shipBy: iso(own.shipBy),
  trackingNumber: own.trackingNo,
  paidAt: own.paidAt === null ? null : iso(own.paidAt),
  updatedAt: iso(updatedAt),
});

const pageOf = <T>(all: readonly T[], { cursor, limit = '100' }: Record<string, string | undefined>) => {
  const [start, count] = [Number(cursor ?? 0), Number(limit)];
  if (!Number.isInteger(start) || !Number.isInteger(count) || count < 1 || count > 100) return undefined;
  return { items: all.slice(start, start + count), cursor: start + count < all.length ? String(start + count) : null };
};
