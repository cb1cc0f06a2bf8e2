import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { photosField, reasonField } from '../item/item-fields.ts';
import { oneIdsField, seenVersionField } from '../requests/request-fields.ts';
import { repairItemIdsField, repairAnswerSchema, repairNoField, repairReview, repairCancels } from './repair-fields.ts';

export const applyRepairEndpoint = endpoint({
  name: 'applyRepair',
  method: 'POST',
  path: '/repairs',
  bases: ['business'],
  access: ['business.add'],
  summary: 'Applies for the repair of items in stock: one repair order each, at the prices of the day.',
  body: z.strictObject({
    oneIds: oneIdsField,
    repairItemIds: repairItemIdsField,
    beforePhotos: photosField,
  }),
  data: z.object({ repairs: z.array(z.object({ repairNo: z.string(), oneId: z.string() })), costCents: z.number().int() }),
  command: true,
});

/** `version` of the repair order as the caller saw it: where it was edited since, the decision is refused. */
const oneSeenRepair = z.strictObject({ repairNo: repairNoField, version: seenVersionField });

export const editRepairEndpoint = endpoint({
  name: 'editRepair',
  method: 'POST',
  path: '/repairs/edit',
  bases: ['admin'],
  access: repairReview,
  summary: 'Changes what is to be done before the repair is reviewed (R4.54).',
  body: oneSeenRepair.extend({ repairItemIds: repairItemIdsField }),
  data: repairAnswerSchema,
  command: true,
});

export const approveRepairEndpoint = endpoint({
  name: 'approveRepair',
  method: 'POST',
  path: '/repairs/approve',
  bases: ['admin'],
  access: repairReview,
  summary: 'Approves a repair.',
  body: oneSeenRepair,
  data: repairAnswerSchema,
  command: true,
});

export const rejectRepairEndpoint = endpoint({
  name: 'rejectRepair',
  method: 'POST',
  path: '/repairs/reject',
  bases: ['admin'],
  access: repairReview,
  summary: 'Rejects a repair with a reason that the seller sees (R4.53).',
  body: oneSeenRepair.extend({ reason: reasonField }),
  data: repairAnswerSchema,
  command: true,
});

export const cancelRepairEndpoint = endpoint({
  name: 'cancelRepair',
  method: 'POST',
  path: '/repairs/cancel',
  bases: ['business', 'warehouse', 'admin'],
  access: repairCancels,
  summary: 'Cancels a repair: the seller until it is approved, staff until it is done (R4.52).',
  body: z.strictObject({ repairNo: repairNoField }),
  data: repairAnswerSchema,
  command: true,
});
