import { mayAny } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { itemActions } from '#contracts/item/item-actions.ts';
import { hasStatusOne } from '#contracts/item/item-states.ts';
import { saveItemEndpoint } from '#contracts/item/item-commands.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { unownedShop } from '#contracts/kernel/access/shops.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, noChange, type Decision, type StreamChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { noShop, shopStream, type Shop } from '../aggregates/shop/shop.ts';
import { requireItemAllows, requireWithinReach } from '../aggregates/item/item-policies.ts';
import { ownGoodsAmong, takeOutOfStock } from '../aggregates/wallet/own-goods.ts';
import { itemStream, type Item, type LoadedItem } from '../aggregates/item/item.ts';

interface States {
  item: LoadedItem;
  /** Whom the item is to belong to. */
  owner: Shop;
  /** Whose it is. */
  currentOwner?: Shop;
  /** What the books lose with it, where the operator bought it. */
  fromStock?: readonly StreamChange[];
}

/** Only administrators who manage warehouses change the owner (R6.45), and not on the admin warehouse pages, where they act as shop 1 (R5.03). */
const requireMayChangeOwners = ({ terminal, shopId, permissions }: Viewer): Rejection | undefined => {
  if (terminal !== 'admin' || !mayAny(permissions, itemActions.changeOwner.access)) return reject('Forbidden', { field: 'shopId' });
  return shopId === undefined ? undefined : reject('OwnerChangeOutsideAdmin', { field: 'shopId' });
};

/** By hand, the owner (R5.03) and the cost and source (R5.01) change in status 1 alone; an owner change has more occasions than this one. */
const requireStatusOne = (item: Item): Rejection | undefined =>
  hasStatusOne(item.state) ? undefined : reject('ItemStateForbids', { field: 'id', params: { oneId: item.oneId, state: item.state ?? '' } });

/** Warehouse users see what goods cost, but do not set it (R6.46). */
const requireMaySetCosts = ({ terminal }: Viewer): Rejection | undefined => (terminal === 'warehouse' ? reject('Forbidden') : undefined);

const requireOwner = (owner: Shop, shopId: number): Rejection | undefined =>
  owner.exists || shopId === unownedShop ? undefined : reject('OwnerUnknown', { field: 'shopId', params: { shopId } });

const ownerChangedMeanwhile = ({ oneId, shopId }: Item, { realname }: Shop): Rejection =>
  shopId === unownedShop
    ? reject('OwnerRemovedMeanwhile', { field: 'shopId', params: { oneId } })
    : reject('OwnerChangedMeanwhile', { field: 'shopId', params: { oneId, owner: realname } });

/** The item drawer saves the owner, or cost and source. */
export const saveItem = ({ viewer, body }: CommandOf<typeof saveItemEndpoint, 'viewer'>, states: States): Decision =>
  'shopId' in body ? changeOwner({ viewer, body }, states) : changeCost({ viewer, body }, states);

type Body = BodyOf<typeof saveItemEndpoint>;

interface By<Change> {
  viewer: Viewer;
  body: Change;
}

const changeOwner = (
  { viewer, body }: By<Extract<Body, { shopId: number }>>,
  { item, owner, currentOwner = noShop, fromStock = [] }: States,
): Decision => {
  const refusal =
    requireMayChangeOwners(viewer) ??
    requireWithinReach(viewer, item, { field: 'id' }) ??
    requireItemAllows(item, 'ItemOwnerChanged', { field: 'id' }) ??
    requireStatusOne(item) ??
    requireOwner(owner, body.shopId);
  if (refusal) return refusal;
  if (body.shopId === item.shopId) return noChange;
  if (body.fromShopId !== undefined && body.fromShopId !== item.shopId) return ownerChangedMeanwhile(item, currentOwner);
  const data = { fromShopId: item.shopId, shopId: body.shopId, reason: 'admin' as const };
  return accept(change(item, { type: 'ItemOwnerChanged', data }), ...fromStock);
};

const changeCost = ({ viewer, body }: By<Exclude<Body, { shopId: number }>>, { item }: States): Decision => {
  const refusal =
    requireMaySetCosts(viewer) ??
    requireWithinReach(viewer, item, { field: 'id' }) ??
    requireItemAllows(item, 'ItemCostChanged', { field: 'id' }) ??
    requireStatusOne(item);
  if (refusal) return refusal;
  const { costPrice, supply } = body;
  if (costPrice === item.costPrice && supply === item.supply) return noChange;
  return accept(change(item, { type: 'ItemCostChanged', data: { costPrice, supply } }));
};

export const saveItemRoute = commandRoute(saveItemEndpoint, async ({ viewer, body, now }, load) => {
  const item = await load.one(itemStream, body.id);
  const owner = 'shopId' in body ? await load.one(shopStream, body.shopId) : noShop;
  const currentOwner = 'shopId' in body ? await load.one(shopStream, item.shopId) : noShop;
  const fromStock = 'shopId' in body ? takeOutOfStock(ownGoodsAmong(load, [item]), now) : [];
  return toOutcome(saveItem({ viewer, body }, { item, owner, currentOwner, fromStock }), { oneId: body.id });
});
