import { z } from 'zod';

const money = z.object({ value: z.string().regex(/^\d+(\.\d+)?$/), currency: z.string() });

export const tokenWire = z.object({ access_token: z.string(), expires_in: z.number(), refresh_token: z.string().optional() });
export const offer = z.object({
  offerId: z.string(),
  sku: z.string(),
  status: z.string(),
  availableQuantity: z.number().nullish(),
  pricingSummary: z.object({ price: money }),
  listing: z.object({ listingId: z.string().nullish(), listingStatus: z.string().nullish(), soldQuantity: z.number().nullish() }).nullish(),
});
export type OfferWire = z.output<typeof offer>;
export const offersWire = z.object({ total: z.number(), offers: z.array(offer) });
export const offerIdWire = z.object({ offerId: z.string() });
export const publishedWire = z.object({ listingId: z.string() });
export const bulkWire = z.object({
  responses: z.array(z.object({ statusCode: z.number(), errors: z.array(z.object({ errorId: z.number(), message: z.string() })).nullish() })),
});
export const locationsWire = z.object({ locations: z.array(z.object({ merchantLocationKey: z.string() })) });
const policies = <Name extends string, Id extends string>(name: Name, id: Id) =>
  z.object({ [name]: z.array(z.object({ [id]: z.string() } as Record<Id, z.ZodString>)) } as Record<
    Name,
    z.ZodArray<z.ZodObject<Record<Id, z.ZodString>>>
  >);
export const fulfillmentWire = policies('fulfillmentPolicies', 'fulfillmentPolicyId');
export const paymentWire = policies('paymentPolicies', 'paymentPolicyId');
export const returnWire = policies('returnPolicies', 'returnPolicyId');

const order = z.object({
  orderId: z.string(),
  creationDate: z.string(),
  lastModifiedDate: z.string(),
  orderFulfillmentStatus: z.string(),
  orderPaymentStatus: z.string(),
  cancelStatus: z.object({ cancelState: z.string().nullish() }).nullish(),
  lineItems: z.array(
    z.object({
      lineItemId: z.string(),
      sku: z.string().nullish(),
      lineItemCost: money,
      lineItemFulfillmentInstructions: z.object({ shipByDate: z.string().nullish() }).nullish(),
    }),
  ),
  paymentSummary: z.object({ totalDueSeller: money.nullish() }).nullish(),
});
export type OrderWire = z.output<typeof order>;
export const orderWire = order;
export const ordersWire = z.object({ total: z.number(), orders: z.array(order) });
/** Some answers say nothing. */
export const emptyWire = z.unknown();

/** Whatever names a key stands in an address that we call. */
export const hookSignatureWire = z.object({ kid: z.string().regex(/^[\w-]{1,80}$/), signature: z.base64() });
export const publicKeyWire = z.object({ key: z.string().min(1).max(2_000) });
export const hookWire = z.object({ metadata: z.object({ topic: z.string() }) });
