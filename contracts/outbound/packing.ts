import { z } from 'zod';
import { photosField } from '../item/item-fields.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MAX_ITEMS_PER_REQUEST, oneOrder, orderAnswerSchema, feeField } from '../requests/request-fields.ts';
import { MAX_PARCELS, weightField } from './floor-fields.ts';
import { floorBases, floorEdits } from './outbound-access.ts';
import { MAX_CARRIER, MAX_OUTBOUND_LOG_NO } from '../kernel/fields/typed-lengths.ts';

const parcel = z.strictObject({
  oneIds: z.array(oneIdSchema).min(1).max(MAX_ITEMS_PER_REQUEST),
  weightGrams: weightField,
  photos: photosField.optional(),
});

const logNo = z.string().trim().min(1).max(MAX_OUTBOUND_LOG_NO);
const carrier = z.string().trim().min(1).max(MAX_CARRIER);

/** Every item is scanned into its parcel: what is scanned must be what was picked. */
export const packOrderEndpoint = endpoint({
  name: 'packOrder',
  method: 'POST',
  path: '/outbound/parcels',
  bases: floorBases,
  access: floorEdits,
  summary: 'Packs what was picked for an order into one or more parcels.',
  largeBody: true,
  body: oneOrder.extend({
    parcels: z.array(parcel).min(1).max(MAX_PARCELS),
    waybill: z
      .strictObject({ logNo, carrier })
      .optional()
      .describe('That of the carrier, for an order that brought no label: its scan ships the order'),
  }),
  data: orderAnswerSchema.extend({ parcelNos: z.array(z.string()) }),
  command: true,
});

/** All packed parcels leave, or those named. Tracking number and carrier default to the order's label, or to the waybill that it was packed with. */
export const shipOrderEndpoint = endpoint({
  name: 'shipOrder',
  method: 'POST',
  path: '/outbound/shipments',
  bases: floorBases,
  access: floorEdits,
  summary: 'Hands parcels of an order to the carrier.',
  body: oneOrder.extend({
    parcelNos: z.array(z.string().min(1).max(40)).min(1).max(MAX_PARCELS).optional(),
    logNo: logNo.optional(),
    carrier: carrier.optional(),
    deliveryFeeCents: feeField.default(0),
    otherFeeCents: feeField.default(0),
  }),
  data: orderAnswerSchema,
  command: true,
});
