import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { shownTitle } from '#contracts/sourcing/shown-title.ts';
import { addShopProduct as addEndpoint } from '#contracts/sourcing/sourcing.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { shopProductNumbers } from '../aggregates/shop-product/shop-product-numbers.ts';
import { shopProductStream } from '../aggregates/shop-product/shop-product.ts';
import { skuStream } from '../aggregates/sku/sku.ts';
import { requireShopPictures } from './picture-rules.ts';
import { draftProduct, type SaveNeeds } from './save-product.ts';

/** R2.65. The picture of the catalogue goes along where the shop would take it. */
export const addFromSourcingRoute = ({ files }: SaveNeeds) =>
  commandRoute(addEndpoint, async ({ body: { sku, sizes }, viewer: { shopId }, numbers, now }, load) => {
    if (shopId === undefined) return reject('ShopForbidden');
    const own = await load.one(skuStream, sku);
    if (!own.exists) return reject('NotFound', { field: 'sku' });
    const unknown = sizes.findIndex(({ size }) => !own.sizes.includes(size));
    if (unknown >= 0) return reject('OwnSizeUnknown', { field: `sizes.${unknown}.size`, params: { sku, size: sizes[unknown]!.size } });

    const pictures = own.image !== '' && !(await requireShopPictures(files, [own.image])) ? [own.image] : [];
    const product = load.create(shopProductStream, await numbers.next(shopProductNumbers, now));
    const drafted = draftProduct({ shopId, title: shownTitle(own.brand, own.name), description: '', pictures, skus: sizes }, { product, own });
    if (isRejection(drafted)) return drafted;
    const claim = {
      kind: 'sourced',
      key: `${shopId} ${sku}`,
      owner: product.id,
      otherwise: reject('SourcedAlready', { field: 'sku', params: { sku } }),
    };
    return toOutcome({ ...drafted, claims: [claim] }, { productId: product.id });
  });
