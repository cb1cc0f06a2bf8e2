import { z } from 'zod';
import { logNoField, onePackage, packageAnswerSchema } from '../forecast/forecast-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { photosField, remarkField, reasonField } from '../item/item-fields.ts';
import { floorBases, receivingEdits } from './receiving-access.ts';
import { resolutionSchema } from '../forecast/package-events.ts';

export const claimPackageEndpoint = endpoint({
  name: 'claimPackage',
  method: 'POST',
  path: '/forecast/packages/claim',
  bases: ['business', 'admin'],
  access: ['business.edit', '1200.edit'],
  summary: 'Claims an unclaimed parcel by its tracking number; its units change owner. An administrator names the shop.',
  body: z.strictObject({ ...onePackage, logNo: logNoField.optional(), shopId: z.number().int().min(1).max(2_147_483_647).optional() }),
  data: packageAnswerSchema,
  command: true,
});

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

export const countSchema = z.object({
  preId: z.string(),
  expected: z.number().int(),
  received: z.number().int(),
  over: z.array(z.string()),
  short: z.array(z.string()),
  damaged: z.array(z.string()),
});

export const finishCountEndpoint = endpoint({
  name: 'finishCount',
  method: 'POST',
  path: '/receiving/counts',
  bases: floorBases,
  access: receivingEdits,
  summary: 'Finishes the count of a parcel with what is over, short and damaged. The seller is asked about differences.',
  body: z.strictObject({ ...onePackage, photos: photosField, remark: remarkField }),
  data: countSchema,
  command: true,
});

export const checkInboundEndpoint = endpoint({
  name: 'checkInbound',
  method: 'POST',
  path: '/receiving/checks',
  bases: floorBases,
  access: receivingEdits,
  summary: 'Compares what was forecast with what came and marks the package checked (R2.193). Every unit is inspected by then.',
  body: z.strictObject(onePackage),
  data: countSchema,
  command: true,
});

export const resolveDifferenceEndpoint = endpoint({
  name: 'resolveDifference',
  method: 'POST',
  path: '/forecast/packages/resolve',
  bases: ['business', 'admin'],
  access: ['business.edit', '1200.edit'],
  summary: 'The owner answers a difference: accepted, still coming, or closed. Only what is still coming stays expected.',
  body: z.strictObject({ ...onePackage, resolution: resolutionSchema, remark: remarkField }),
  data: packageAnswerSchema,
  command: true,
});

export const cancelInboundEndpoint = endpoint({
  name: 'cancelInbound',
  method: 'POST',
  path: '/receiving/cancellations',
  bases: [...floorBases, 'admin'],
  access: [...receivingEdits, '1200.edit'],
  summary: 'Cancels the inbound of a parcel: received units go to "Unknown" (R4.59), missing ones are cancelled.',
  body: z.strictObject({ ...onePackage, reason: reasonField }),
  data: packageAnswerSchema,
  command: true,
});
