import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';

export interface WaitingParcel {
  preId: string;
  owner: InventoryRow['shopInfo'];
  /** Of the first of its units. */
  image: string;
  /** Undefined where not every unit is known: more of them may be of this parcel. */
  units: number | undefined;
}

/** The parcels that units came in, in the order of their first ones. `total`: how many units there are, where these are only the first. */
export const parcelsOf = (units: readonly Pick<InventoryRow, 'preId' | 'shopInfo' | 'img'>[], total = units.length): WaitingParcel[] => {
  const parcels = new Map<string, WaitingParcel & { units: number }>();
  for (const { preId, shopInfo, img } of units)
    parcels.set(preId, { preId, owner: shopInfo, image: img, ...parcels.get(preId), units: (parcels.get(preId)?.units ?? 0) + 1 });
  return total > units.length ? [...parcels.values()].map((parcel) => ({ ...parcel, units: undefined })) : [...parcels.values()];
};
