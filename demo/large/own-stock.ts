import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { Random } from '../random.ts';
import type { Wanted } from '../story/demo.ts';
import type { Piece, Stock } from '../story/stock.ts';
import type { ShopPlan } from '../cast/shops.ts';

/** What a shop can apply for. What it has handed to another is no longer its business. */
export const ownStock = ({ shopId }: ShopPlan): Stock => {
  const byWarehouse = new Map<string, Piece[]>();
  const of = (owner: number, warehouseId: string): Piece[] => (owner === shopId ? (byWarehouse.get(warehouseId) ?? []) : []);

  return {
    of,
    everything: () => [...byWarehouse.values()].flat(),
    add: (piece) => {
      if (piece.shopId !== shopId) return;
      const pieces = byWarehouse.get(piece.warehouseId);
      if (pieces) pieces.push(piece);
      else byWarehouse.set(piece.warehouseId, [piece]);
    },
    remove: ({ oneId, shopId: owner, warehouseId }) => {
      const pieces = of(owner, warehouseId);
      const at = pieces.findIndex((piece) => piece.oneId === oneId);
      if (at >= 0) pieces.splice(at, 1);
    },
    shopsIn: (warehouseId) => (of(shopId, warehouseId).length > 0 ? [shopId] : []),
  };
};

/** Neighbours on the way along the shop's goods, oldest first, from where chance begins, the older ones more often. */
export const chooseOwn =
  (stock: Stock, { shopId, touchPro }: ShopPlan, random: Random) =>
  ({ warehouseId, count, sound = false, consigning = false, sellersOnly = false }: Wanted): Piece[] | undefined => {
    if ((consigning && !touchPro) || (sellersOnly && shopId === selfOperatedShop)) return undefined;
    const pieces = stock.of(shopId, warehouseId);
    const start = Math.floor(random.next() ** 2 * (pieces.length - count + 1));
    const chosen: Piece[] = [];
    for (let index = Math.max(0, start); index < pieces.length && chosen.length < count; index++) {
      const piece = pieces[index]!;
      if (!piece.fake && !(piece.defective && (sound || random.chance(0.55)))) chosen.push(piece);
    }
    return chosen.length === count ? chosen : undefined;
  };
