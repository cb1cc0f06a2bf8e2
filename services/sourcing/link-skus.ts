import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { linkShopSku as linkEndpoint, unlinkShopSku as unlinkEndpoint } from '#contracts/sourcing/shop-product-commands.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shopProductStream, type LoadedShopProduct } from '../aggregates/shop-product/shop-product.ts';
import { skuStream, type LoadedSku } from '../aggregates/sku/sku.ts';

export const linkSku = (
  { skuNo, sku, size }: Omit<BodyOf<typeof linkEndpoint>, 'productId'>,
  { product, own }: { product: LoadedShopProduct; own: LoadedSku },
): Decision => {
  const known = product.skus.find((one) => one.skuNo === skuNo);
  if (!known) return reject('NotFound', { field: 'skuNo' });
  if (known.own) return reject('ShopSkuLinked', { field: 'skuNo', params: { ...known.own } });
  if (!own.exists || !own.sizes.includes(size)) return reject('OwnSizeUnknown', { field: 'size', params: { sku, size } });
  return accept(change(product, { type: 'ShopSkuLinked', data: { skuNo, own: { sku, size } } }));
};

export const unlinkSku = (skuNo: string, { product }: { product: LoadedShopProduct }): Decision => {
  const known = product.skus.find((one) => one.skuNo === skuNo);
  if (!known) return reject('NotFound', { field: 'skuNo' });
  return known.own ? accept(change(product, { type: 'ShopSkuUnlinked', data: { skuNo } })) : reject('ShopSkuNotLinked', { field: 'skuNo' });
};

export const linkSkuRoute = commandRoute(linkEndpoint, async ({ body: { productId, skuNo, sku, size } }, load) => {
  const product = await load.one(shopProductStream, productId);
  const own = await load.one(skuStream, sku);
  return toOutcome(linkSku({ skuNo, sku, size }, { product, own }), { productId, skuNo });
});

export const unlinkSkuRoute = commandRoute(unlinkEndpoint, async ({ body: { productId, skuNo } }, load) =>
  toOutcome(unlinkSku(skuNo, { product: await load.one(shopProductStream, productId) }), { productId, skuNo }),
);
