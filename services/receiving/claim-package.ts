import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { claimPackageEndpoint } from '#contracts/receiving/claim-package.ts';
import { firstRefusal } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { mayOccur } from '../aggregates/item/lifecycle.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { mayHappenToPackage, packageStream, type Package } from '../aggregates/package/package.ts';
import { shopStream, type Shop } from '../aggregates/shop/shop.ts';

export interface ClaimPackage {
  viewer: Viewer;
  body: BodyOf<typeof claimPackageEndpoint>;
}

interface States {
  pack: Package;
  /** Units of the parcel, by ONE ID. */
  items: ReadonlyMap<string, Item>;
  /** Who is to own it. */
  shop: Shop;
}

/** A seller claims for the own shop; an administrator acts for none and names one. */
export const claimant = ({ viewer, body }: ClaimPackage): number | Rejection =>
  viewer.shopId ?? body.shopId ?? reject('ClaimantRequired', { field: 'shopId' });

/** Who sent a parcel knows its tracking number; to anyone else it does not exist, nor does one of another shop to whoever has read its label. */
const knowsTheParcel = ({ viewer, body }: ClaimPackage, { logNo, unclaimed, shopId }: Package): Rejection | undefined => {
  const isKnown = body.logNo === logNo && (unclaimed || shopId === viewer.shopId);
  return viewer.shopId === undefined || isKnown ? undefined : reject('NotFound', { field: 'id' });
};

const hasNoOwner = (pack: Package): Rejection | undefined =>
  pack.unclaimed ? undefined : reject('PackageNotUnclaimed', { field: 'id', params: { preId: pack.preId } });

const shopExists = (shop: Shop): Rejection | undefined =>
  shop.exists ? undefined : reject('OwnerUnknown', { field: 'shopId', params: { shopId: shop.shopId } });

export const claimPackage = (command: ClaimPackage, { pack, items, shop }: States): Decision => {
  const refusal = firstRefusal(knowsTheParcel(command, pack), mayHappenToPackage(pack, 'PackageClaimed'), hasNoOwner(pack), shopExists(shop));
  if (refusal) return refusal;

  const { shopId } = shop;
  const unowned = [...items].filter(([, item]) => item.shopId === pack.shopId && mayOccur(item.state, 'ItemOwnerChanged'));
  return accept(
    change(packageStream, pack.preId, { type: 'PackageClaimed', data: { shopId } }),
    ...unowned.map(([oneId]) => change(itemStream, oneId, { type: 'ItemOwnerChanged', data: { fromShopId: pack.shopId, shopId, reason: 'claim' } })),
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
