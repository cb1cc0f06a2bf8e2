import { z } from 'zod';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { pageOf, pageRequest } from '../kernel/lists/paging.ts';
import { flag, listOf, searchText } from '../kernel/lists/query-fields.ts';
import { cents, count, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { shopProductReads, shopProductBases } from './shop-product-access.ts';
import { shopProductActionNames } from './shop-product-actions.ts';
import { shopProductAuditNames, shopProductStatusNames } from './shop-product-events.ts';
import { productIdField } from './shop-product-fields.ts';

const status = { status: z.enum(shopProductStatusNames), auditStatus: z.enum(shopProductAuditNames) };

const productRow = z.object({
  productId: z.string(),
  title: z.string(),
  img: z.string(),
  ...status,
  shopInfo: shopInfoSchema.nullable().describe('Who added it; null for the operator'),
  skus: count,
  unlinked: count,
  stock: count.describe('Available items of the linked sizes'),
  minCents: cents,
  maxCents: cents,
  gmtModify: gmt,
  version: count,
  actions: z.array(z.enum(shopProductActionNames)),
});
export type ShopProductRow = z.output<typeof productRow>;

export const listShopProducts = endpoint({
  name: 'listShopProducts',
  method: 'GET',
  path: '/shop_products',
  bases: shopProductBases,
  access: shopProductReads,
  summary: 'Products of the short-video shop by title or number, with status and audit status (R2.137)',
  query: z.strictObject({
    ...pageRequest,
    text: searchText,
    status: listOf(z.enum(shopProductStatusNames)),
    auditStatus: listOf(z.enum(shopProductAuditNames)),
    sort: z.enum(['gmtModify', 'title']).default('gmtModify'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: pageOf(productRow),
});

const ownSchema = z.object({ sku: z.string(), size: z.string() });

const skuOfProduct = z.object({ skuNo: z.string(), size: z.string(), priceCents: cents, own: ownSchema.nullable(), stock: count });

export const getShopProduct = endpoint({
  name: 'getShopProduct',
  method: 'GET',
  path: '/shop_products/detail',
  bases: shopProductBases,
  access: shopProductReads,
  summary: 'One product of the shop with its pictures, its SKUs and what the platform said of it',
  query: z.strictObject({ productId: productIdField }),
  data: productRow.omit({ skus: true }).extend({
    description: z.string(),
    pictures: z.array(z.string()),
    externalId: z.string().nullable(),
    reasons: z.array(z.string()).describe('Why the platform refused it last'),
    skus: z.array(skuOfProduct),
  }),
});
export type ShopProductDetail = DataOf<typeof getShopProduct>;

export const listShopSkus = endpoint({
  name: 'listShopSkus',
  method: 'GET',
  path: '/shop_skus',
  bases: shopProductBases,
  access: shopProductReads,
  summary: 'SKUs of the short-video shop with the SKU and size of the catalogue they stand for, those without one first (R2.138)',
  query: z.strictObject({ ...pageRequest, text: searchText, linked: flag }),
  data: pageOf(
    z.object({
      productId: z.string(),
      title: z.string(),
      img: z.string(),
      ...status,
      ...skuOfProduct.shape,
      version: count,
    }),
  ),
});
export type ShopSkuRow = DataOf<typeof listShopSkus>['data'][number];
