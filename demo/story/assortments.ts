import { hashOf } from '../art/hash.ts';
import type { CatalogueSku } from '../catalogue/catalogue.ts';
import type { ShopPlan } from '../cast/shops.ts';
import type { Random } from '../random.ts';

export interface WishedLine {
  sku: string;
  size: string;
  quantity: number;
}

/** What each shop deals in. */
export interface Assortments {
  /** Lines of a parcel with so many units, each SKU and size once. */
  lines(shopId: number, units: number, random: Random): WishedLine[];
}

const bound = { smallest: 40, perWeight: 12 };

/** Shops specialise: a brand that suits a shop is worth up to six times one that does not. */
const affinity = (shopId: number, brand: string): number => 0.3 + 1.5 * ((hashOf(`${shopId} ${brand}`) % 1000) / 1000) ** 2;

const chosen = (catalogue: readonly CatalogueSku[], shopId: number, size: number, toys: boolean): CatalogueSku[] =>
  catalogue
    .map((product) => {
      const share = (hashOf(`${shopId} ${product.sku}`) % 10_000) / 10_000;
      const suits = product.art.silhouette === 'figure' && toys ? 3 : 1;
      return { product, rank: product.weight * affinity(shopId, product.brand) * suits * (0.2 + share) };
    })
    .sort((a, b) => b.rank - a.rank)
    .slice(0, size)
    .map(({ product }) => product);

/** The middle of a size run sells best. */
const sizeWeights = (sizes: readonly string[]): number[] =>
  sizes.map((_, i) => 1 + 5 * Math.exp(-(((i - (sizes.length - 1) / 2) / Math.max(1, sizes.length / 4)) ** 2)));

export const assortments = (catalogue: readonly CatalogueSku[], shops: readonly ShopPlan[]): Assortments => {
  const byShop = new Map(
    shops.map(({ shopId, weight, warehouses }) => [
      shopId,
      chosen(catalogue, shopId, bound.smallest + bound.perWeight * weight, warehouses[2]! > 0.5),
    ]),
  );
  return {
    lines(shopId, units, random) {
      const products = byShop.get(shopId)!;
      const lines = new Map<string, WishedLine>();
      let left = units;
      while (left > 0) {
        const product = random.weighted(
          products,
          products.map(({ weight }) => weight),
        );
        const run = Math.min(left, random.between(1, Math.min(units, 8)));
        for (let i = 0; i < run; i++) {
          const size = random.weighted(product.sizes, sizeWeights(product.sizes));
          const key = `${product.sku} ${size}`;
          lines.set(key, { sku: product.sku, size, quantity: (lines.get(key)?.quantity ?? 0) + 1 });
        }
        left -= run;
      }
      return [...lines.values()];
    },
  };
};
