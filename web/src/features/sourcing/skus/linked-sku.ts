import type { ShopSkuRow } from '#contracts/sourcing/shop-product-queries.ts';

/** A SKU of the shop, as far as what it stands for goes. */
export type LinkedSku = Pick<ShopSkuRow, 'productId' | 'skuNo' | 'size' | 'own'>;
