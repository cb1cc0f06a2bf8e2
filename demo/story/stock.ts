/** An item that lies on a shelf, as the people of the demo world know it. */
export interface Piece {
  oneId: string;
  shopId: number;
  warehouseId: string;
  sku: string;
  brand: string;
  size: string;
  shelfId: string;
  shelfName: string;
  defective: boolean;
  fake: boolean;
  retailCents: number;
  /** When it was laid there. */
  since: Date;
}

/** What can be applied for: pieces on shelves that no order holds. */
export interface Stock {
  add(piece: Piece): void;
  remove(piece: Piece): void;
  of(shopId: number, warehouseId: string): readonly Piece[];
  everything(): readonly Piece[];
  /** Shops that have pieces there, in the order of their numbers. */
  shopsIn(warehouseId: string): number[];
}

export const stock = (): Stock => {
  const places = new Map<string, Piece[]>();
  const of = (shopId: number, warehouseId: string): Piece[] => places.get(placeOf(shopId, warehouseId)) ?? [];

  return {
    of,
    everything: () => [...places.values()].flat(),
    add: (piece) => {
      const place = placeOf(piece.shopId, piece.warehouseId);
      places.set(place, [...of(piece.shopId, piece.warehouseId), piece]);
    },
    remove: ({ oneId, shopId, warehouseId }) => {
      places.set(
        placeOf(shopId, warehouseId),
        of(shopId, warehouseId).filter((other) => other.oneId !== oneId),
      );
    },
    shopsIn: (warehouseId) =>
      [...places]
        .filter(([place, pieces]) => pieces.length > 0 && place.endsWith(` ${warehouseId}`))
        .map(([place]) => Number(place.split(' ')[0]))
        .sort((a, b) => a - b),
  };
};

const placeOf = (shopId: number, warehouseId: string): string => `${shopId} ${warehouseId}`;
