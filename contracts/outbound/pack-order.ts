import { z } from 'zod';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { mostItemsOfARequest, oneOrder, orderAnswerSchema } from '../requests/request-fields.ts';
import { mostParcels, weightField } from './floor-fields.ts';
import { floorBases, floorEdits } from './outbound-access.ts';

const parcel = z.strictObject({ oneIds: z.array(oneIdSchema).min(1).max(mostItemsOfARequest), weightGrams: weightField });

/** Every item is scanned into its parcel: what is scanned must be what was picked. */
export const packOrderEndpoint = endpoint({
  name: 'packOrder',
  method: 'POST',
  path: '/outbound/parcels',
  bases: floorBases,
  access: floorEdits,
  summary: 'Packs what was picked for an order into one or more parcels.',
  largeBody: true,
  body: oneOrder.extend({ parcels: z.array(parcel).min(1).max(mostParcels) }),
  data: orderAnswerSchema.extend({ parcelNos: z.array(z.string()) }),
  command: true,
});
