import { z } from 'zod';
import { channelKinds } from '../channels/channel-kinds.ts';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { searchText } from '../kernel/lists/query-fields.ts';
import { cents, count } from '../kernel/lists/query-rows.ts';
import { kernelMessages } from '../kernel/messages.ts';
import { shopProductAuditNames, shopProductStatusNames } from './shop-product-events.ts';
import { MAX_SHOP_SKUS, ownSkuField, priceField, sizeField } from './shop-product-fields.ts';

/** What a seller reckons with until something else is entered. */
export const usualTerms = { markupPercent: 20, creatorPercent: 10, shippingCents: 800 } as const;

/** Products that one answer has, and those that are reckoned for it. */
export const MAX_SOURCED = 20;
export const MAX_RECKONED = 200;
export const SOLD_DAYS = 30;

const percent = (usual: number) => z.coerce.number().min(0).max(90).default(usual);

const sizeSchema = z.object({
  size: z.string(),
  inStock: count.describe("Available items of the viewer's shop"),
  priceCents: cents.describe('The middle of what other platforms ask, with the markup'),
  commissionCents: cents,
  creatorCents: cents,
  shippingCents: cents,
  costCents: cents,
  /** What it cost the shop on average; otherwise the platform where it costs least. */
  costFrom: z.enum(['stock', ...channelKinds]),
  profitCents: cents,
  marginBp: z.number().int().describe('Profit in hundredths of a percent of the price'),
});
export type SourcedSize = z.output<typeof sizeSchema>;

const productSchema = z.object({
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  img: z.string(),
  sold: count.describe('Sold by all sellers of the house within thirty days'),
  added: z
    .object({ productId: z.string(), status: z.enum(shopProductStatusNames), auditStatus: z.enum(shopProductAuditNames) })
    .nullable()
    .describe('The product that the viewer’s shop made of it'),
  sizes: z.array(sizeSchema),
});
export type SourcedProduct = z.output<typeof productSchema>;

/** R1.18, R2.65. */
export const listSourcing = endpoint({
  name: 'listSourcing',
  method: 'GET',
  path: '/sourcing',
  bases: ['business'],
  access: ['business.query'],
  summary: 'Goods for the short-video shop: what each size would sell for there, what is kept of it, what it costs and what is left',
  query: z.strictObject({
    text: searchText,
    markup: z.coerce.number().min(-50).max(200).default(usualTerms.markupPercent).describe('Percent on top of what other platforms ask'),
    creator: percent(usualTerms.creatorPercent),
    shipping: z.coerce.number().int().min(0).max(100_000).default(usualTerms.shippingCents),
    minMargin: z.coerce.number().min(-100).max(100).optional().describe('Percent of the price that is left at least'),
    minSold: z.coerce.number().int().min(0).max(100_000).optional(),
  }),
  data: z.object({ records: z.array(productSchema), more: z.boolean() }),
  limit: { calls: 120, seconds: 60 },
});
export type Sourcing = DataOf<typeof listSourcing>;

export const addShopProduct = endpoint({
  name: 'addShopProduct',
  method: 'POST',
  path: '/sourcing/products',
  bases: ['business'],
  access: ['business.add'],
  summary: 'Makes a draft of a shop product from a SKU of the catalogue; administrators add pictures and submit it.',
  body: z.strictObject({
    sku: ownSkuField,
    sizes: z
      .array(z.strictObject({ size: sizeField, priceCents: priceField }))
      .min(1)
      .max(MAX_SHOP_SKUS),
  }),
  data: z.object({ productId: z.string() }),
  command: true,
  success: kernelMessages.saved,
});
