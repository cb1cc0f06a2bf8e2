import { z } from 'zod';

/** A decimal, of dollars. */
const amount = z.string().regex(/^-?\d+(\.\d+)?$/);
const seconds = z.number().int();

/** Every answer. */
export const envelopeWire = z.object({ code: z.number(), message: z.string().nullish(), data: z.unknown() });

export const tokenWire = z.object({
  code: z.literal(0),
  data: z.object({ access_token: z.string().min(1), access_token_expire_in: seconds, refresh_token: z.string().nullish() }),
});

const sku = z.object({
  id: z.string(),
  seller_sku: z.string(),
  price: z.object({ sale_price: amount, currency: z.string() }),
  inventory: z.array(z.object({ warehouse_id: z.string(), quantity: z.number().int() })),
});
export const productWire = z.object({
  id: z.string(),
  status: z.string(),
  audit: z.object({ status: z.string() }).nullish(),
  audit_failed_reasons: z.array(z.object({ reasons: z.array(z.string()).nullish() })).nullish(),
  skus: z.array(sku),
});
export type ProductWire = z.output<typeof productWire>;
export type SkuWire = z.output<typeof sku>;
export const productsWire = z.object({ products: z.array(productWire), next_page_token: z.string().nullish() });
export const createdWire = z.object({ product_id: z.string() });
export const changedWire = z.object({
  errors: z.array(z.object({ code: z.union([z.number(), z.string()]), message: z.string().optional() })).nullish(),
});
export const pictureWire = z.object({ uri: z.string().min(1) });
export const warehousesWire = z.object({ warehouses: z.array(z.object({ id: z.string(), is_default: z.boolean().nullish() })) });

export const orderWire = z.object({
  id: z.string(),
  status: z.string(),
  create_time: seconds,
  update_time: seconds,
  rts_sla_time: seconds.nullish(),
  line_items: z.array(z.object({ seller_sku: z.string(), sale_price: amount, package_id: z.string().nullish() })),
  packages: z.array(z.object({ id: z.string() })).nullish(),
});
export type OrderWire = z.output<typeof orderWire>;
export const ordersWire = z.object({ orders: z.array(orderWire), next_page_token: z.string().nullish() });
export const someOrdersWire = z.object({ orders: z.array(orderWire) });
export const documentWire = z.object({ doc_url: z.url(), tracking_number: z.string() });
export const statementWire = z.object({ settlement_amount: amount, statement_transactions: z.array(z.unknown()).nullish() });
export const nothingWire = z.unknown();

export const hookWire = z.object({ type: z.number().int(), timestamp: seconds.nullish() });
