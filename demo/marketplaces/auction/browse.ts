import type { FastifyInstance } from 'fastify';
import { quotaOf } from '../http/quota.ts';
import { day } from '../shop/contract.ts';
import { refuseWith } from './errors.ts';
import type { AuctionParts } from './inventory.ts';
import { money } from './wire.ts';

/** What buyers find: every ask with its seller, the lowest first. */
export const serveBrowse = (api: FastifyInstance, { catalogue, market, clock, account, hasLimits }: AuctionParts): void => {
  const calls = quotaOf(clock.now, [{ ms: day, most: 5_000 }]);

  api.get('/buy/browse/v1/item_summary/search', async (request, reply) => {
    const { q = '', gtin, limit = '50', offset = '0' } = request.query as Record<string, string>;
    const wait = hasLimits ? calls.spend(account(request)) : undefined;
    if (wait !== undefined) return refuseWith(reply.header('retry-after', String(wait)), 'tooMany');
    const scanned = gtin === undefined ? undefined : catalogue.byGtin(gtin);
    // «DD1391-100 9.5» names the size last.
    const [, code = q, size] = /^(.*\S)\s+(\S+)$/.exec(q) ?? [];
    const product = catalogue.product(q) ?? catalogue.product(code);
    const isWhole = catalogue.product(q) !== undefined;
    const variants = scanned ? [scanned] : (product?.variants.filter((variant) => isWhole || variant.size === size) ?? []);
    const found = variants
      .flatMap((variant) =>
        market
          .trading(variant)
          .book.asks()
          .map((ask) => ({ variant, ask })),
      )
      .sort((a, b) => a.ask.cents - b.ask.cents);
    const [first, count] = [Number(offset), Math.min(200, Number(limit))];
    return {
      total: found.length,
      limit: count,
      offset: first,
      itemSummaries: found.slice(first, first + count).map(({ variant, ask }) => ({
        itemId: `v1|${ask.no}|0`,
        title: `${variant.product.brand} ${variant.product.name} ${variant.styleCode} US ${variant.size}`,
        price: money(ask.cents),
        condition: 'New with box',
        conditionId: '1000',
        buyingOptions: ['FIXED_PRICE'],
        seller: { username: ask.seller },
      })),
    };
  });
};
