import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { changeShopProduct as changeEndpoint, createShopProduct as createEndpoint } from '#contracts/sourcing/shop-product-commands.ts';
import type { ShopProductEvent, ShopSku } from '#contracts/sourcing/shop-product-events.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { operatorAccountOf } from '../aggregates/channel/channel-account.ts';
import { wishStatement } from '../aggregates/shop-product/audit-wishes.ts';
import { shopProductNumbers } from '../aggregates/shop-product/shop-product-numbers.ts';
import { goesThere, requireProductAllows, shopProductStream, type LoadedShopProduct } from '../aggregates/shop-product/shop-product.ts';
import { skuStream, type LoadedSku } from '../aggregates/sku/sku.ts';
import { requireShopPictures, type ReadFiles } from './picture-rules.ts';

export interface SaveNeeds {
  files: ReadFiles;
}

type Create = Omit<BodyOf<typeof createEndpoint>, 'sku'>;
type Change = BodyOf<typeof changeEndpoint>;
type Sizes = Create['skus'];

const repeatedSize = (skus: Sizes): Rejection | undefined => {
  const index = skus.findIndex(({ size }, at) => skus.findIndex((other) => other.size === size) < at);
  return index < 0 ? undefined : reject('ShopSkuSizeTwice', { field: `skus.${index}.size`, params: { size: skus[index]!.size } });
};

/** A size that was there keeps its number and what it is linked to; one that is new is linked to the same size of the catalogue, where that is known. */
const numbered = (productId: string, skus: Sizes, known: readonly ShopSku[], own: LoadedSku | undefined): ShopSku[] => {
  let last = Math.max(0, ...known.map(({ skuNo }) => Number(skuNo.slice(productId.length + 1))));
  return skus.map(({ size, priceCents }) => {
    const before = known.find((sku) => sku.size === size);
    if (before) return { ...before, priceCents };
    const link = own?.sizes.includes(size) ? { sku: own.sku, size } : null;
    return { skuNo: `${productId}-${++last}`, size, priceCents, own: link };
  });
};

interface Drafted extends Create {
  shopId: number | null;
}

export const draftProduct = (
  { shopId, title, description, pictures, skus }: Drafted,
  { product, own }: { product: NewStream<ShopProductEvent>; own: LoadedSku | undefined },
): Decision => {
  if (own && !own.exists) return reject('NotFound', { field: 'sku' });
  const refusal = repeatedSize(skus);
  if (refusal) return refusal;
  const { id: productId } = product;
  const data = { productId, shopId, title, description, pictures, skus: numbered(productId, skus, [], own) };
  return accept(change(product, { type: 'ShopProductDrafted', data }));
};

export const changeProduct = ({ productId, title, description, pictures, skus }: Change, { product }: { product: LoadedShopProduct }): Decision => {
  const refusal = requireProductAllows(product, 'ShopProductChanged') ?? repeatedSize(skus);
  if (refusal) return refusal;
  if (goesThere(product) && pictures.length === 0) return reject('ShopPictureMissing', { field: 'pictures' });
  const data = { title, description, pictures, skus: numbered(productId, skus, product.skus, undefined) };
  return accept(change(product, { type: 'ShopProductChanged', data }));
};

export const createProductRoute = ({ files }: SaveNeeds) =>
  commandRoute(createEndpoint, async ({ body: { sku, ...body }, numbers, now }, load) => {
    const refusal = await requireShopPictures(files, body.pictures);
    if (refusal) return refusal;
    const own = sku === undefined ? undefined : await load.one(skuStream, sku);
    const product = load.create(shopProductStream, await numbers.next(shopProductNumbers, now));
    return toOutcome(draftProduct({ ...body, shopId: null }, { product, own }), { productId: product.id, status: 'draft' as const });
  });

export const changeProductRoute = ({ files }: SaveNeeds) =>
  commandRoute(changeEndpoint, async ({ body, now }, load) => {
    const product = await load.one(shopProductStream, body.productId);
    const refusal = await requireShopPictures(files, body.pictures);
    if (refusal) return refusal;
    const decision = changeProduct(body, { product });
    if (isRejection(decision)) return decision;
    const wish = goesThere(product) ? [wishStatement(body.productId, operatorAccountOf('shortVideo'), 'submit', now)] : [];
    return toOutcome(decision, { productId: body.productId, status: product.status! }, wish);
  });
