import { z } from 'zod';
import { reasonField, remarkField } from '../item/item-fields.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { lowestPriceCents } from '../requests/consignments.ts';
import { presetReasonSchema } from '../requests/preset-reasons.ts';
import { MAX_PRICE_CENTS } from '../requests/request-fields.ts';
import { ownShipmentAdds, ownShipmentEdits, shipmentBases, shipmentEdits, shipmentReviews } from './shipment-access.ts';
import { shipmentStages } from './shipment-statuses.ts';

/** As many as a box of the programme takes. */
export const MAX_ITEMS_PER_BOX = 16;
export const MAX_BOXES = 10;

export const shipmentNoField = z.string().trim().min(1).max(40);
const oneShipment = z.strictObject({ shipmentNo: shipmentNoField });
/** As the reviewer saw it: what was recalled since is not approved. */
const oneSeenShipment = oneShipment.extend({ version: z.number().int().min(1).optional() });
const answer = z.object({ shipmentNo: z.string(), stage: z.enum(shipmentStages) });

export const createShipmentEndpoint = endpoint({
  name: 'createShipment',
  method: 'POST',
  path: '/programme/shipments',
  bases: ['business'],
  access: ownShipmentAdds,
  summary: 'Asks to send items, box by box, into the fulfilment programme; they are kept for it from then on.',
  body: z.strictObject({
    boxes: z
      .array(
        z.strictObject({
          items: z
            .array(
              z.strictObject({
                oneId: oneIdSchema,
                priceCents: moneyField({ min: lowestPriceCents, max: MAX_PRICE_CENTS, tooLow: 'lowestPrice' }).describe(
                  'What it is to be offered for',
                ),
              }),
            )
            .min(1)
            .max(MAX_ITEMS_PER_BOX),
        }),
      )
      .min(1)
      .max(MAX_BOXES),
    remark: remarkField,
  }),
  data: answer,
  command: true,
});

export const recallShipmentEndpoint = endpoint({
  name: 'recallShipment',
  method: 'POST',
  path: '/programme/shipments/recalls',
  bases: ['business'],
  access: ownShipmentEdits,
  summary: 'Takes a shipment back before it has its labels; its items are free again.',
  body: oneShipment,
  data: answer,
  command: true,
});

export const approveShipmentEndpoint = endpoint({
  name: 'approveShipment',
  method: 'POST',
  path: '/programme/reviews/approvals',
  bases: ['admin'],
  access: shipmentReviews,
  summary: 'Approves a shipment into the fulfilment programme: the marketplace is asked for its labels.',
  body: oneSeenShipment,
  data: answer,
  command: true,
});

export const rejectShipmentEndpoint = endpoint({
  name: 'rejectShipment',
  method: 'POST',
  path: '/programme/reviews/rejections',
  bases: ['admin'],
  access: shipmentReviews,
  summary: 'Rejects a shipment into the fulfilment programme; its seller sees the reason, and its items are free again.',
  body: oneSeenShipment.extend({ reason: reasonField, preset: presetReasonSchema.optional() }),
  data: answer,
  command: true,
});

export const closeShipmentCaseEndpoint = endpoint({
  name: 'closeShipmentCase',
  method: 'POST',
  path: '/programme/cases/closures',
  bases: ['admin'],
  access: shipmentReviews,
  summary: 'Closes the case of items that the centre of the programme never received.',
  body: oneShipment.extend({ reason: reasonField }),
  data: answer,
  command: true,
});

export const archiveShipmentEndpoint = endpoint({
  name: 'archiveShipment',
  method: 'POST',
  path: '/programme/shipments/archive',
  bases: shipmentBases,
  access: shipmentEdits,
  summary: 'Archives a shipment of which nothing is awaited any more.',
  body: oneShipment,
  data: answer,
  command: true,
});
