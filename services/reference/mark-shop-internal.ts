import { reject } from '#contracts/kernel/rejection.ts';
import { markShopInternalEndpoint } from '#contracts/reference/mark-shop-internal.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, noChange, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shopStream, type LoadedShop } from '../aggregates/shop/shop.ts';

/** Nothing happens where the shop bears the mark already, or bears none. */
export const markShopInternal = ({ body }: CommandOf<typeof markShopInternalEndpoint>, { shop }: { shop: LoadedShop }): Decision => {
  if (!shop.exists) return reject('NotFound', { field: 'shopId' });
  if (shop.isInternal === body.isInternal) return noChange;
  return accept(change(shop, { type: 'ShopMarkedInternal', data: body }));
};

export const markShopInternalRoute = commandRoute(markShopInternalEndpoint, async ({ body }, load) =>
  toOutcome(markShopInternal({ body }, { shop: await load.one(shopStream, body.shopId) }), null),
);
