import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { count } from '#contracts/kernel/query-rows.ts';
import { labelBases, labelBuys } from './shipping-label-access.ts';
import { carrierServiceField, hasOneStart, labelPriceFields, shipmentFields, startMissing } from './shipping-label-fields.ts';

export const labelOfferSchema = z.object({
  service: carrierServiceField,
  ...labelPriceFields,
  /** What the postage rests on: the weight or, where it is more, the dimensional weight, in steps of the service. */
  billedGrams: count,
});
export type LabelOffer = z.output<typeof labelOfferSchema>;

/** R2.45. Nothing is bought: `buyLabel` prices again. */
export const rateLabelEndpoint = endpoint({
  name: 'rateLabel',
  method: 'POST',
  path: '/shipping-labels/rate',
  bases: labelBases,
  access: labelBuys,
  summary: 'Prices of all carrier services that accept a parcel, itemised, cheapest first.',
  body: z.strictObject(shipmentFields).refine(hasOneStart, startMissing),
  data: z.object({
    offers: z.array(labelOfferSchema),
    /** Distance as carriers count it: 2 (near) to 8 (coast to coast). */
    zone: count,
  }),
});
