import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { feeField, oneOrder, orderAnswerSchema } from '../requests/request-fields.ts';
import { mostParcels } from './floor-fields.ts';
import { floorBases, floorEdits } from './outbound-access.ts';
import { MAX_CARRIER, MAX_OUTBOUND_LOG_NO } from '../kernel/typed-lengths.ts';

/** All packed parcels leave, or those named. Tracking number and carrier default to the order's label. */
export const shipOrderEndpoint = endpoint({
  name: 'shipOrder',
  method: 'POST',
  path: '/outbound/shipments',
  bases: floorBases,
  access: floorEdits,
  summary: 'Hands parcels of an order to the carrier.',
  body: oneOrder.extend({
    parcelNos: z.array(z.string().min(1).max(40)).min(1).max(mostParcels).optional(),
    logNo: z.string().trim().min(1).max(MAX_OUTBOUND_LOG_NO).optional(),
    carrier: z.string().trim().min(1).max(MAX_CARRIER).optional(),
    deliveryFeeCents: feeField.default(0),
    otherFeeCents: feeField.default(0),
  }),
  data: orderAnswerSchema,
  command: true,
});
