import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { count } from '#contracts/kernel/lists/query-rows.ts';
import { floorBases, floorEdits } from '#contracts/outbound/outbound-access.ts';
import { feeField, oneOrder } from '#contracts/requests/request-fields.ts';
import { labelOfferSchema } from '../shipping/shipping-label-commands.ts';
import { carrierServiceField, labelNoField, parcelField } from '../shipping/shipping-label-fields.ts';
import { labelCarriers } from '../shipping/carrier-services.ts';

/** Nothing is bought: `buyOrderLabel` prices again. */
export const rateOrderLabelEndpoint = endpoint({
  name: 'rateOrderLabel',
  method: 'POST',
  path: '/outbound/labels/rate',
  bases: floorBases,
  access: floorEdits,
  summary: 'Prices of all carrier services that take the parcel of an order to its address, cheapest first.',
  body: oneOrder.extend({ parcel: parcelField }),
  data: z.object({ offers: z.array(labelOfferSchema), zone: count }),
});

/** At the operator's expense: what its seller pays was quoted. */
export const buyOrderLabelEndpoint = endpoint({
  name: 'buyOrderLabel',
  method: 'POST',
  path: '/outbound/labels',
  bases: floorBases,
  access: floorEdits,
  summary: 'Has the label of an order that brought none bought from a carrier. The order has its number as soon as the carrier answers.',
  body: oneOrder.extend({ parcel: parcelField, service: carrierServiceField, feeCents: feeField }),
  data: z.object({ oddNo: z.string(), labelNo: labelNoField, carrier: z.enum(labelCarriers) }),
  command: true,
  keyRequired: true,
});
