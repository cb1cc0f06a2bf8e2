import { z } from 'zod';

/** A decimal. */
const price = z.string().regex(/^\d+(\.\d+)?$/);
const money = z.object({ shopMoney: z.object({ amount: price, currencyCode: z.string() }) });
const userErrors = z.array(
  z.object({ field: z.union([z.array(z.string()), z.string()]).nullish(), message: z.string(), code: z.string().nullish() }),
);
const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() });

const variant = z.object({
  id: z.string(),
  sku: z.string().nullish(),
  price,
  inventoryQuantity: z.number().nullish(),
  inventoryItem: z.object({ id: z.string() }),
  product: z.object({ id: z.string(), status: z.string() }),
});
export type VariantWire = z.output<typeof variant>;

const order = z.object({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  cancelledAt: z.string().nullish(),
  displayFinancialStatus: z.string(),
  displayFulfillmentStatus: z.string(),
  lineItems: z.object({ nodes: z.array(z.object({ sku: z.string().nullish(), originalUnitPriceSet: money })) }),
  fulfillmentOrders: z.object({ nodes: z.array(z.object({ id: z.string(), status: z.string(), fulfillBy: z.string().nullish() })) }).nullish(),
});
export type OrderWire = z.output<typeof order>;

export const answers = {
  productVariants: z.object({ nodes: z.array(variant), pageInfo }),
  productSet: z.object({ product: z.object({ id: z.string() }).nullish(), userErrors }),
  productVariantsBulkUpdate: z.object({ userErrors }),
  productUpdate: z.object({ userErrors }),
  locations: z.object({ nodes: z.array(z.object({ id: z.string(), isActive: z.boolean() })) }),
  orders: z.object({ nodes: z.array(order), pageInfo }),
  order: order.nullable(),
  fulfillmentCreate: z.object({ userErrors }),
  orderCancel: z.object({ orderCancelUserErrors: userErrors }),
  shippingLabel: z.object({ url: z.string(), trackingNumber: z.string(), carrier: z.string() }),
} as const;
export type Field = keyof typeof answers;
export type AnswerOf<Name extends Field> = z.output<(typeof answers)[Name]>;

/** Every answer of the one address. */
export const graphWire = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string().nullish() }).nullish() })).nullish(),
});
