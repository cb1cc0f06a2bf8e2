import { reject } from '#contracts/kernel/rejection.ts';
import { createShop as endpoint } from '#contracts/reference/reference-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shopStream, type LoadedShop } from '../aggregates/shop/shop.ts';

export const createShop = ({ body }: CommandOf<typeof endpoint>, { shop }: { shop: LoadedShop }): Decision => {
  const { shopId, uid } = body;
  if (shop.exists) return reject('ShopExists', { field: 'shopId', params: { shopId } });
  return {
    changes: [change(shop, { type: 'ShopCreated', data: body })],
    claims: [{ kind: 'shopUid', key: uid, owner: String(shopId), otherwise: reject('ShopUidTaken', { field: 'uid', params: { uid } }) }],
  };
};

export const createShopRoute = commandRoute(endpoint, async ({ body }, load) =>
  toOutcome(createShop({ body }, { shop: await load.one(shopStream, body.shopId) }), { shopId: body.shopId }),
);
