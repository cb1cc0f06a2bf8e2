import type { ShopPlan } from '../cast/shops.ts';
import type { ShelfPlan, WarehousePlan } from '../cast/warehouses.ts';
import type { Shelves } from '../story/shelves.ts';

/** Shelves for so many pieces of a shop, in each of its warehouses: `A17-04-2` is the fourth rack of shop 17 in zone A. */
export const shelvesFor = ({ shopId, warehouses }: ShopPlan, items: number, plans: readonly WarehousePlan[]): ShelfPlan[] =>
  plans.flatMap(({ warehouseId, shelfCapacity }, index) => {
    const share = warehouses[index]! / warehouses.reduce((sum, one) => sum + one, 0);
    // Chance may send more parcels to one of them, and room is left at all times.
    const count = share === 0 ? 0 : Math.ceil((items * share * 1.1) / shelfCapacity) + 4;
    return Array.from({ length: count }, (_, i) => {
      const zone = 'ABCD'[shopId % 4]!;
      const level = (i % 3) + 1;
      return {
        warehouseId,
        name: `${zone}${shopId}-${String(Math.floor(i / 3) + 1).padStart(2, '0')}-${level}`,
        zone,
        capacity: shelfCapacity,
        level,
      };
    });
  });

interface Place extends ShelfPlan {
  shelfId: string;
  load: number;
}

/** A shop's own shelves: what comes is laid where its kind lies while there is room, otherwise on the next one that has some. */
export const ownShelves = (): Shelves => {
  const places = new Map<string, Place>();
  const inWarehouse = new Map<string, { places: Place[]; at: number; byKind: Map<string, Place> }>();

  const next = (warehouseId: string): Place => {
    const here = inWarehouse.get(warehouseId)!;
    for (let tried = 0; tried < here.places.length; tried++) {
      const place = here.places[here.at]!;
      if (place.load < place.capacity) return place;
      here.at = (here.at + 1) % here.places.length;
    }
    throw new Error(`No shelf in ${warehouseId} has room.`);
  };

  return {
    add: (shelf) => {
      const place = { ...shelf, load: 0 };
      places.set(shelf.shelfId, place);
      const here = inWarehouse.get(shelf.warehouseId) ?? { places: [], at: 0, byKind: new Map<string, Place>() };
      inWarehouse.set(shelf.warehouseId, here);
      here.places.push(place);
    },
    suggest: ({ warehouseId, sku }) => {
      const { byKind } = inWarehouse.get(warehouseId)!;
      const beside = byKind.get(sku);
      if (beside && beside.load < beside.capacity) return beside;
      const place = next(warehouseId);
      byKind.set(sku, place);
      return place;
    },
    elsewhere: (shelfId, share) => {
      const { warehouseId } = places.get(shelfId)!;
      const here = inWarehouse.get(warehouseId)!.places;
      const wished = here[Math.floor(share * here.length)]!;
      return wished.load < wished.capacity ? wished : next(warehouseId);
    },
    load: (shelfId) => places.get(shelfId)!.load,
    lay: (shelfId) => void places.get(shelfId)!.load++,
    take: (shelfId) => void places.get(shelfId)!.load--,
  };
};
