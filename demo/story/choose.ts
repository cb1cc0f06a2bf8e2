import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { shopPlans } from '../cast/shops.ts';
import type { Demo, Wanted } from './demo.ts';
import type { Piece, Stock } from './stock.ts';

/** What the operator bought it sells on platforms; other sellers mostly ship their goods. */
const ownSales = 5;

const fits = (piece: Piece, { sound = false }: Wanted): boolean => !piece.fake && !(sound && piece.defective);

/** Pieces of one shop, together when they can be: a seller ships what sells, oldest first. Undefined when no shop has so many. */
export const choosePieces = (demo: Demo, wanted: Wanted): Piece[] | undefined => {
  const { stock, random } = demo;
  const { warehouseId, count, consigning = false, sellersOnly = false } = wanted;
  const candidates = stock
    .shopsIn(warehouseId)
    .map((shopId) => ({
      shop: shopPlans.find((shop) => shop.shopId === shopId),
      pieces: stock.of(shopId, warehouseId).filter((piece) => fits(piece, wanted)),
    }))
    .flatMap(({ shop, pieces }) =>
      shop && pieces.length >= count && (!consigning || shop.touchPro) && (!sellersOnly || shop.shopId !== selfOperatedShop)
        ? [{ shop, pieces }]
        : [],
    );
  if (candidates.length === 0) return undefined;

  const { pieces } = random.weighted(
    candidates,
    candidates.map(
      ({ shop, pieces: held }) => shop.weight * Math.sqrt(held.length) * (consigning && shop.shopId === selfOperatedShop ? ownSales : 1),
    ),
  );
  // Defective goods are shipped too, but less often.
  const sorted = pieces.filter((piece) => !piece.defective || random.chance(0.45));
  const pool = sorted.length >= count ? sorted : pieces;
  const start = Math.floor(random.next() ** 2 * (pool.length - count + 1));
  return pool.slice(start, start + count);
};

/** Chosen pieces leave the stock at once, so that no other story gets them before their order is applied for. */
export const reserving =
  (stock: Stock, choose: Demo['reserve']): Demo['reserve'] =>
  (wanted) => {
    const pieces = choose(wanted);
    pieces?.forEach((piece) => stock.remove(piece));
    return pieces;
  };
