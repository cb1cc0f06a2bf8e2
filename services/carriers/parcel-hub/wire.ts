import { z } from 'zod';

/** Dollars and cents as a decimal string. */
const amount = z.string().regex(/^\d+(\.\d+)?$/);

const rateWire = z.object({ id: z.string(), carrier: z.string(), service: z.string(), rate: amount, currency: z.string() });
export type RateWire = z.output<typeof rateWire>;

const placeWire = z.object({ city: z.string().nullish(), state: z.string().nullish(), country: z.string().nullish() });

const scanWire = z.object({
  status: z.string(),
  message: z.string().nullish(),
  datetime: z.string(),
  tracking_location: placeWire.nullish(),
});
export type ScanWire = z.output<typeof scanWire>;

/** A shipment: of all that is told of it, what is read here. */
export const shipmentWire = z.object({
  id: z.string(),
  rates: z.array(rateWire),
  messages: z.array(z.object({ carrier: z.string().nullish(), message: z.string().nullish() })).nullish(),
  tracking_code: z.string().nullish(),
  refund_status: z.string().nullish(),
  selected_rate: rateWire.nullish(),
  postage_label: z.object({ label_url: z.string() }).nullish(),
  fees: z.array(z.object({ type: z.string(), amount, refunded: z.boolean().nullish() })).nullish(),
  tracker: z.object({ status: z.string(), tracking_details: z.array(scanWire) }).nullish(),
});
export type ShipmentWire = z.output<typeof shipmentWire>;

export const errorWire = z.object({
  error: z.object({
    code: z.string(),
    message: z.unknown(),
    errors: z.array(z.union([z.string(), z.object({ field: z.string().nullish(), message: z.string().nullish() })])).nullish(),
  }),
});

/** News: what happened, and what it happened to. */
export const eventWire = z.object({
  id: z.string(),
  description: z.string(),
  result: z.looseObject({ tracking_code: z.string().nullish() }),
});
