import type { FastifyInstance } from 'fastify';
import type { Product } from '../engine/catalogue.ts';
import type { ControlParts } from '../control.ts';
import { fieldsOf, textOf } from '../http/bodies.ts';
import { askedFault, faultKinds, faultNames } from '../http/faults.ts';
import { kinds, prefixes, type Kind } from '../kinds.ts';
import type { TrueListing, TrueOrder } from '../shop/contract.ts';
import { button, choice, dollars, escaped, page, table } from './page.ts';

const names: Readonly<Record<Kind, string>> = {
  stockMarket: 'Stock market',
  kickExchange: 'Kick exchange',
  auction: 'Auction',
  asiaMarket: 'Asia market',
  shortVideo: 'Short video',
  market: 'Market',
  ticketKicks: 'Ticket kicks',
};
const isKind = (name: string): name is Kind => Object.hasOwn(prefixes, name);

/** So many rows of a table, the newest first. */
const MAX_ROWS = 100;

/** What a person does with the sandbox: looks at books, buys, moves orders on, asks for faults. */
export const serveHome = (app: FastifyInstance, parts: ControlParts): void => {
  const { catalogue, opened, faults, clock } = parts;
  app.get('/', async (request, reply) => {
    const { q = '' } = request.query as { q?: string };
    return reply.type('text/html').send(home(parts, q));
  });

  const posted = (path: string, work: (fields: Record<string, string>) => void) =>
    app.post(`/home/${path}`, async (request, reply) => {
      const fields = Object.fromEntries(Object.entries(fieldsOf(request.body)).map(([name, value]) => [name, textOf(value)]));
      work(fields);
      const back = fields['back'] ?? '';
      return reply.redirect(back === '' ? '/' : `/?q=${encodeURIComponent(back)}`, 303);
    });
  const contractOf = (fields: Record<string, string>) => opened.get(isKind(fields['channel'] ?? '') ? (fields['channel'] as Kind) : 'stockMarket')!;

  posted('buy', (fields) => {
    const variant = catalogue.variant(fields['variant'] ?? '');
    const { market } = contractOf(fields);
    const lowest = variant && market.trading(variant).book.asks()[0];
    if (variant && lowest) market.buy(variant, lowest);
  });
  posted('sell', (fields) => void contractOf(fields).contract.sell(fields['listingNo'] ?? ''));
  posted('orders', (fields) => void contractOf(fields).contract.move(fields['orderNo'] ?? '', fields['state'] ?? ''));
  posted('faults', ({ fault, channel, next }) => {
    const asked = askedFault.safeParse({ fault, ...(channel !== '' && { channel }), ...(Number(next) > 0 && { next: Number(next) }) });
    if (asked.success) faults.add(asked.data, clock.now());
  });
  posted('faults/remove', ({ id }) => faults.remove(Number(id)));
};

const home = (parts: ControlParts, query: string): string => {
  const { catalogue, opened } = parts;
  const found = query === '' ? [] : catalogue.search(query).slice(0, 20);
  const all = [...opened.values()].map(({ contract }) => contract);
  const listings = all.flatMap((contract) => contract.listings()).filter(({ state }) => state === 'live');
  const orders = all.flatMap((contract) => contract.orders());
  const only = found.length === 1 ? found[0]! : undefined;
  return page(
    only ? `${only.brand} ${only.name}` : 'Marketplaces',
    `<form class="row" method="get" action="/"><label>Style code, GTIN or words<input name="q" value="${escaped(query)}" size="36" placeholder="DD1391-100"></label><button class="main">Look</button></form>
     ${query === '' ? '' : only ? books(parts, only) : matches(found)}
     <h2>On sale by the portal</h2>${listingTable(
       parts,
       newest(listings, ({ createdAt }) => createdAt),
     )}
     <h2>Orders</h2>${orderTable(newest(orders, ({ soldAt }) => soldAt))}
     <h2>Faults</h2>${faultForm(parts)}`,
  );
};

const newest = <T>(rows: readonly T[], by: (row: T) => string): T[] => rows.toSorted((a, b) => (by(a) < by(b) ? 1 : -1)).slice(0, MAX_ROWS);

const matches = (found: readonly Product[]): string =>
  table(
    ['Style code', 'Product', 'Retail'],
    found.map((product) => [
      `<a href="/?q=${encodeURIComponent(product.styleCode)}">${escaped(product.styleCode)}</a>`,
      escaped(`${product.brand} ${product.name}`),
      dollars(product.retailCents),
    ]),
    'Nothing is traded under these words.',
  );

/** Sizes by marketplaces: what is asked, what is bid, and a way to buy the lowest. */
const books = ({ opened }: ControlParts, product: Product): string => {
  const open = [...opened].filter(([, { market }]) => market.plan.hasRivals);
  return table(
    ['Size', ...open.map(([kind]) => names[kind])],
    product.variants.map((variant) => [
      escaped(variant.size),
      ...open.map(([kind, { market }]) => {
        const { book } = market.trading(variant);
        const [ask, bid] = [book.asks()[0], book.bids()[0]];
        const isOurs = ask !== undefined && !ask.seller.startsWith('rival-');
        const fields = { channel: kind, variant: variant.key, back: product.styleCode };
        const lowest = ask ? `${dollars(ask.cents)} ${button('/home/buy', 'Buy', fields)}` : '–';
        return `<td${isOurs ? ' class="ours"' : ''}>${lowest}<br><small>${bid ? `bid ${dollars(bid.cents)}` : 'no bid'}, ${book.asks().length} asks</small></td>`;
      }),
    ]),
    'It comes in no size.',
  );
};

const goods = ({ styleCode, size }: { styleCode: string; size: string }): string =>
  `<a href="/?q=${encodeURIComponent(styleCode)}">${escaped(styleCode)}</a> · ${escaped(size)}`;

const listingTable = ({ opened, catalogue }: ControlParts, listings: readonly TrueListing[]): string =>
  table(
    ['Marketplace', 'Goods', 'Price', 'Lowest there', 'Left', 'Account', ''],
    listings.map((listing) => {
      const variant = catalogue.variant(`${listing.styleCode}/${listing.size}`);
      const lowest = variant && opened.get(listing.channel)!.market.trading(variant).book.asks()[0];
      return [
        names[listing.channel],
        goods(listing),
        dollars(listing.cents),
        lowest ? dollars(lowest.cents) : '–',
        String(listing.quantity),
        escaped(listing.account),
        button('/home/sell', 'Buy this one', { channel: listing.channel, listingNo: listing.listingNo }, true),
      ];
    }),
    'The portal has nothing on sale.',
  );

const orderTable = (orders: readonly TrueOrder[]): string =>
  table(
    ['Marketplace', 'Order', 'Goods', 'Price', 'State', 'Sold', ''],
    orders.map((order) => [
      names[order.channel],
      escaped(order.orderNo),
      goods(order),
      dollars(order.cents),
      escaped(order.state),
      `${order.soldAt.slice(0, 16).replace('T', ' ')} UTC`,
      `<form method="post" action="/home/orders"><input type="hidden" name="channel" value="${order.channel}"><input type="hidden" name="orderNo" value="${escaped(order.orderNo)}"><input name="state" aria-label="Another state" size="16" placeholder="Another state"> <button>Set</button></form>`,
    ]),
    'Nobody has bought anything of the portal yet.',
  );

const faultForm = ({ faults }: ControlParts): string =>
  `<form class="row" method="post" action="/home/faults">${choice(
    'fault',
    'What shall go wrong',
    faultNames.map((name) => [name, faultKinds[name]]),
  )}${choice('channel', 'Where', [['', 'Everywhere'], ...kinds.map((kind): [string, string] => [kind, names[kind]])])}<label>How often<input name="next" type="number" min="1" value="1" size="4"></label><button>Ask for it</button></form>
   ${table(
     ['Fault', 'Where', 'Left', ''],
     faults
       .all()
       .map((fault) => [
         faultKinds[fault.fault],
         fault.channel ? names[fault.channel] : 'Everywhere',
         fault.next === undefined ? 'Until taken back' : String(fault.next),
         button('/home/faults/remove', 'Take back', { id: String(fault.id) }),
       ]),
     'All goes well.',
   )}`;
