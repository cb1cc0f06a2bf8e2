import { z } from 'zod';
import { logNoField, onePackage } from '../forecast/forecast-fields.ts';
import { photosField } from '../item/item-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { floorBases, receivingEdits } from './receiving-access.ts';

/** The parcel of a forecast by its number, or a parcel that nobody forecast by what its label says, with a photo of it. */
export const arrivePackageEndpoint = endpoint({
  name: 'arrivePackage',
  method: 'POST',
  path: '/receiving/arrivals',
  bases: floorBases,
  access: receivingEdits,
  summary: 'Records that a parcel is at the dock and opens its inbound batch; repeated, it returns the open batch.',
  body: z.union([
    z.strictObject(onePackage),
    z.strictObject({ unclaimed: z.literal(true), warehouseId: z.string().trim().min(1).max(64), logNo: logNoField, photos: photosField }),
  ]),
  data: z.object({ preId: z.string(), packId: z.string(), batchNo: z.string() }),
  command: true,
});
