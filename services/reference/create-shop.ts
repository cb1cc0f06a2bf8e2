import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { createShop as endpoint } from '#contracts/reference/create-shop.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { shopStream, type Shop } from '../aggregates/shop/shop.ts';

export type CreateShop = BodyOf<typeof endpoint>;

export const createShop = (command: CreateShop, shop: Shop): Decision => {
  const { shopId, uid } = command;
  if (shop.exists) return reject('ShopExists', { field: 'shopId', params: { shopId } });
  return {
    changes: [change(shopStream, shopId, { type: 'ShopCreated', data: command })],
    claims: [{ kind: 'shopUid', key: uid, owner: String(shopId), otherwise: reject('ShopUidTaken', { field: 'uid', params: { uid } }) }],
  };
};

export const createShopRoute = commandRoute(endpoint, async ({ body }, load) =>
  decided(createShop(body, await load.one(shopStream, body.shopId)), { shopId: body.shopId }),
);
