import { authorisationNames, authoriseShopEndpoint } from '#contracts/reference/authorise-shop.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, noChange, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shopStream, type LoadedShop } from '../aggregates/shop/shop.ts';

/** What was listed or consigned stays so: what a shop may no longer do, it may not begin anew. */
export const authoriseShop = ({ body }: CommandOf<typeof authoriseShopEndpoint>, { shop }: { shop: LoadedShop }): Decision => {
  if (!shop.exists) return reject('NotFound', { field: 'shopId' });
  if (authorisationNames.every((name) => shop[name] === body[name])) return noChange;
  return accept(change(shop, { type: 'ShopAuthorised', data: body }));
};

export const authoriseShopRoute = commandRoute(authoriseShopEndpoint, async ({ body }, load) =>
  toOutcome(authoriseShop({ body }, { shop: await load.one(shopStream, body.shopId) }), null),
);
