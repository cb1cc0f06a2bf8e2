import {
  activateShopProduct as activateEndpoint,
  deactivateShopProduct as deactivateEndpoint,
  submitShopProduct as submitEndpoint,
} from '#contracts/sourcing/shop-product-commands.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { operatorAccountOf } from '../aggregates/channel/channel-account.ts';
import { wishStatement, type ProductWish } from '../aggregates/shop-product/audit-wishes.ts';
import { requireProductAllows, shopProductStream, type LoadedShopProduct } from '../aggregates/shop-product/shop-product.ts';

interface States {
  product: LoadedShopProduct;
}

/** R5.05: the platform refuses what has no picture, some hours later. */
export const submitProduct = ({ product }: States): Decision =>
  requireProductAllows(product, 'ShopProductSubmitted') ??
  (product.pictures.length === 0
    ? reject('ShopPictureMissing', { field: 'pictures' })
    : accept(change(product, { type: 'ShopProductSubmitted', data: {} })));

export const deactivateProduct = ({ product }: States): Decision =>
  requireProductAllows(product, 'ShopProductDeactivated') ?? accept(change(product, { type: 'ShopProductDeactivated', data: {} }));

export const activateProduct = ({ product }: States): Decision =>
  requireProductAllows(product, 'ShopProductActivated') ?? accept(change(product, { type: 'ShopProductActivated', data: {} }));

const wished = (productId: string, wish: ProductWish, now: Date) => [wishStatement(productId, operatorAccountOf('shortVideo'), wish, now)];

export const submitProductRoute = commandRoute(submitEndpoint, async ({ body: { productId }, now }, load) => {
  const product = await load.one(shopProductStream, productId);
  return toOutcome(submitProduct({ product }), { productId, status: 'pending' as const }, wished(productId, 'submit', now));
});

export const deactivateProductRoute = commandRoute(deactivateEndpoint, async ({ body: { productId }, now }, load) => {
  const product = await load.one(shopProductStream, productId);
  return toOutcome(deactivateProduct({ product }), { productId, status: 'deactivated' as const }, wished(productId, 'deactivate', now));
});

export const activateProductRoute = commandRoute(activateEndpoint, async ({ body: { productId }, now }, load) => {
  const product = await load.one(shopProductStream, productId);
  return toOutcome(activateProduct({ product }), { productId, status: 'active' as const }, wished(productId, 'activate', now));
});
