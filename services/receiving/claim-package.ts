import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { claimPackageEndpoint } from '#contracts/receiving/package-commands.ts';
import { mayOccur } from '../aggregates/item/lifecycle.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { requirePackageAllows, packageStream, type Package, type LoadedPackage } from '../aggregates/package/package.ts';
import { shopStream, type Shop } from '../aggregates/shop/shop.ts';
import type { LoadedItem } from '../aggregates/item/item.ts';

type ClaimPackage = CommandOf<typeof claimPackageEndpoint, 'viewer'>;

interface States {
  pack: LoadedPackage;
  /** Units of the parcel. */
  items: readonly LoadedItem[];
  /** Who is to own it. */
  shop: Shop;
}

/** A seller claims for the own shop; an administrator acts for none and names one. */
export const claimant = ({ viewer, body }: ClaimPackage): number | Rejection =>
  viewer.shopId ?? body.shopId ?? reject('ClaimantRequired', { field: 'shopId' });

/** Who sent a parcel knows its tracking number; to anyone else it does not exist, nor does one of another shop to whoever has read its label. */
const requireKnowledgeOfParcel = ({ viewer, body }: ClaimPackage, { logNo, unclaimed, shopId }: Package): Rejection | undefined => {
  const isKnown = body.logNo === logNo && (unclaimed || shopId === viewer.shopId);
  return viewer.shopId === undefined || isKnown ? undefined : reject('NotFound', { field: 'id' });
};

const requireUnclaimed = (pack: Package): Rejection | undefined =>
  pack.unclaimed ? undefined : reject('PackageNotUnclaimed', { field: 'id', params: { preId: pack.preId } });

const requireShop = (shop: Shop): Rejection | undefined =>
  shop.exists ? undefined : reject('OwnerUnknown', { field: 'shopId', params: { shopId: shop.shopId } });

export const claimPackage = (command: ClaimPackage, { pack, items, shop }: States): Decision => {
  const refusal =
    requireKnowledgeOfParcel(command, pack) ?? requirePackageAllows(pack, 'PackageClaimed') ?? requireUnclaimed(pack) ?? requireShop(shop);
  if (refusal) return refusal;

  const { shopId } = shop;
  const unowned = items.filter((item) => item.shopId === pack.shopId && mayOccur(item.state, 'ItemOwnerChanged'));
  return accept(
    change(pack, { type: 'PackageClaimed', data: { shopId } }),
    ...unowned.map((item) => change(item, { type: 'ItemOwnerChanged', data: { fromShopId: pack.shopId, shopId, reason: 'claim' } })),
  );
};

export const claimPackageRoute = commandRoute(claimPackageEndpoint, async ({ viewer, body }, load) => {
  const shopId = claimant({ viewer, body });
  if (isRejection(shopId)) return shopId;
  const pack = await load.one(packageStream, body.id);
  const items = await loadItems(
    load,
    pack.units.map((unit) => unit.oneId),
  );
  const shop = { ...(await load.one(shopStream, shopId)), shopId };
  const decision = claimPackage({ viewer, body }, { pack, items, shop });
  return isRejection(decision) ? decision : { decision, answer: { preId: pack.preId, packId: pack.packId, status: pack.status! } };
});
