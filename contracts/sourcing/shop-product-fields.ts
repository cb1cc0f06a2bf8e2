import { z } from 'zod';
import { pictureField } from '../files/picture-field.ts';
import { MAX_NAME, MAX_SIZE } from '../kernel/fields/typed-lengths.ts';
import { idField } from '../kernel/lists/query-fields.ts';
import { shopPictureLimits } from './shop-picture-limits.ts';

/** What the platform takes of a description. */
export const MAX_DESCRIPTION = 2_000;
export const MAX_SHOP_SKUS = 60;
export const MAX_PRICE_CENTS = 10_000_000;

export const priceField = z.number().int().min(100).max(MAX_PRICE_CENTS);
export const sizeField = z.string().trim().min(1).max(MAX_SIZE);
export const ownSkuField = z.string().trim().min(1).max(64);
export const productIdField = idField;
export const skuNoField = idField;

/** What a product is saved with. */
export const shopProductFields = {
  title: z.string().trim().min(1).max(MAX_NAME),
  description: z.string().trim().max(MAX_DESCRIPTION),
  pictures: z.array(pictureField.refine((url) => url !== '', { error: 'ShopPictureMissing' })).max(shopPictureLimits.count),
  skus: z
    .array(z.strictObject({ size: sizeField, priceCents: priceField }))
    .min(1)
    .max(MAX_SHOP_SKUS),
};
