import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { cents } from '../kernel/lists/query-rows.ts';

/** Where a product stands. How its audit stands is told beside it: an edit is audited while the product sells on. */
export const shopProductStatusNames = ['draft', 'pending', 'failed', 'active', 'deactivated', 'takenDown'] as const;
export type ShopProductStatus = (typeof shopProductStatusNames)[number];
export const shopProductAuditNames = ['none', 'auditing', 'approved', 'failed'] as const;
export type ShopProductAudit = (typeof shopProductAuditNames)[number];

/** A size of the catalogue. */
const own = z.object({ sku: z.string(), size: z.string() });

const shown = {
  title: z.string(),
  description: z.string(),
  pictures: z.array(z.string()),
  skus: z.array(z.object({ skuNo: z.string(), size: z.string(), priceCents: cents, own: own.nullable() })),
};
export type ShopSku = z.output<(typeof shown)['skus']>[number];

/** Goods as the short-video shop shows them: stream `shopProduct-<productId>`. */
export const shopProductEventSchemas = {
  ShopProductDrafted: z.object({
    productId: z.string(),
    /** Who added it; null: the operator. */
    shopId: z.number().int().nullable(),
    ...shown,
  }),
  ShopProductChanged: z.object(shown),
  ShopProductSubmitted: z.object({}),
  /** The platform has it, and audits it. */
  ShopProductReceived: z.object({ externalId: z.string() }),
  ShopProductApproved: z.object({}),
  ShopProductRefused: z.object({ reasons: z.array(z.string()) }),
  ShopProductTakenDown: z.object({}),
  ShopProductDeactivated: z.object({}),
  ShopProductActivated: z.object({}),
  ShopSkuLinked: z.object({ skuNo: z.string(), own }),
  ShopSkuUnlinked: z.object({ skuNo: z.string() }),
} as const;
export type ShopProductEvent = EventsOf<typeof shopProductEventSchemas>;
