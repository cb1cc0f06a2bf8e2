import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { kernelMessages } from '../kernel/messages.ts';
import { shopProductAdds, shopProductBases, shopProductEdits } from './shop-product-access.ts';
import { shopProductStatusNames } from './shop-product-events.ts';
import { ownSkuField, productIdField, shopProductFields, sizeField, skuNoField } from './shop-product-fields.ts';

const answer = z.object({ productId: z.string(), status: z.enum(shopProductStatusNames) });
const ofProduct = { method: 'POST', bases: shopProductBases, access: shopProductEdits, data: answer, command: true } as const;
const oneProduct = z.strictObject({ productId: productIdField });

export const createShopProduct = endpoint({
  ...ofProduct,
  name: 'createShopProduct',
  path: '/shop_products',
  access: shopProductAdds,
  summary: 'Drafts a product of the short-video shop; sizes of the named SKU are linked to it (R2.137).',
  body: z.strictObject({ ...shopProductFields, sku: ownSkuField.optional() }),
  success: kernelMessages.saved,
});

export const changeShopProduct = endpoint({
  ...ofProduct,
  name: 'changeShopProduct',
  path: '/shop_products/change',
  summary: 'Changes what the shop shows of a product; one that the platform has is audited again.',
  body: oneProduct.extend(shopProductFields),
  success: kernelMessages.saved,
});

export const submitShopProduct = endpoint({
  ...ofProduct,
  name: 'submitShopProduct',
  path: '/shop_products/submit',
  summary: 'Sends a product to the platform, which audits it for some hours.',
  body: oneProduct,
});

export const deactivateShopProduct = endpoint({
  ...ofProduct,
  name: 'deactivateShopProduct',
  path: '/shop_products/deactivate',
  summary: 'Takes a product off the shop; the platform keeps its records, and nothing is deleted.',
  body: oneProduct,
});

export const activateShopProduct = endpoint({
  ...ofProduct,
  name: 'activateShopProduct',
  path: '/shop_products/activate',
  summary: 'Puts a product that was taken off the shop back.',
  body: oneProduct,
});

const skuAnswer = z.object({ productId: z.string(), skuNo: z.string() });
const ofSku = { method: 'POST', bases: shopProductBases, access: shopProductEdits, data: skuAnswer, command: true } as const;

export const linkShopSku = endpoint({
  ...ofSku,
  name: 'linkShopSku',
  path: '/shop_skus/link',
  summary: 'Links a SKU of the shop to a SKU and size of the catalogue: items of that size can be listed by it (R2.138).',
  body: oneProduct.extend({ skuNo: skuNoField, sku: ownSkuField, size: sizeField }),
  success: kernelMessages.saved,
});

export const unlinkShopSku = endpoint({
  ...ofSku,
  name: 'unlinkShopSku',
  path: '/shop_skus/unlink',
  summary: 'Parts a SKU of the shop from the catalogue again.',
  body: oneProduct.extend({ skuNo: skuNoField }),
});
