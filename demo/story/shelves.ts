import type { ShelfPlan } from '../cast/warehouses.ts';

interface ShelfPlace extends ShelfPlan {
  shelfId: string;
}

/** Where there is room, as the shelvers of the demo world know it. */
export interface Shelves {
  add(shelf: ShelfPlace): void;
  /** Beside pieces of the same owner and SKU, else the emptiest place of the owner's zone, else the emptiest of all. */
  suggest(piece: { shopId: number; sku: string; warehouseId: string }): ShelfPlace;
  /** Any other place with room in the same warehouse. */
  elsewhere(shelfId: string, share: number): ShelfPlace;
  load(shelfId: string): number;
  lay(shelfId: string, piece: { shopId: number; sku: string }): void;
  take(shelfId: string, piece: { shopId: number; sku: string }): void;
}

interface Place extends ShelfPlace {
  load: number;
  /** Pieces per owner and SKU. */
  kinds: Map<string, number>;
}

const zones = ['A', 'B', 'C', 'D'];
const kindOf = ({ shopId, sku }: { shopId: number; sku: string }): string => `${shopId} ${sku}`;

export const shelves = (): Shelves => {
  const places = new Map<string, Place>();
  const roomIn = (warehouseId: string): Place[] =>
    [...places.values()].filter((place) => place.warehouseId === warehouseId && place.load < place.capacity);
  const emptiest = (from: readonly Place[]): Place | undefined =>
    from.reduce<Place | undefined>((best, place) => (best && best.load / best.capacity <= place.load / place.capacity ? best : place), undefined);

  return {
    add: (shelf) => void places.set(shelf.shelfId, { ...shelf, load: 0, kinds: new Map() }),
    suggest: (piece) => {
      const room = roomIn(piece.warehouseId);
      const beside = room.find((place) => place.kinds.has(kindOf(piece)));
      const home = room.filter(({ zone }) => zone === zones[piece.shopId % zones.length]);
      return (beside ?? emptiest(home) ?? emptiest(room))!;
    },
    elsewhere: (shelfId, share) => {
      const room = roomIn(places.get(shelfId)!.warehouseId).filter((place) => place.shelfId !== shelfId);
      return room[Math.floor(share * room.length)]!;
    },
    load: (shelfId) => places.get(shelfId)!.load,
    lay: (shelfId, piece) => {
      const place = places.get(shelfId)!;
      place.load += 1;
      place.kinds.set(kindOf(piece), (place.kinds.get(kindOf(piece)) ?? 0) + 1);
    },
    take: (shelfId, piece) => {
      const place = places.get(shelfId)!;
      place.load -= 1;
      const left = (place.kinds.get(kindOf(piece)) ?? 1) - 1;
      if (left > 0) place.kinds.set(kindOf(piece), left);
      else place.kinds.delete(kindOf(piece));
    },
  };
};
