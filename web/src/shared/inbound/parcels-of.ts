import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';

export interface WaitingParcel {
  preId: string;
  owner: InventoryRow['shopInfo'];
  /** Of the first of its units. */
  image: string;
  units: number;
}

/** The parcels that units came in, in the order of their first ones. */
export const parcelsOf = (units: readonly Pick<InventoryRow, 'preId' | 'shopInfo' | 'img'>[]): WaitingParcel[] => {
  const parcels = new Map<string, WaitingParcel>();
  for (const { preId, shopInfo, img } of units)
    parcels.set(preId, { preId, owner: shopInfo, image: img, ...parcels.get(preId), units: (parcels.get(preId)?.units ?? 0) + 1 });
  return [...parcels.values()];
};
