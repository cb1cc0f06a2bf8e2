import { z } from 'zod';
import { channelKinds } from '../channels/channel-kinds.ts';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { presetReasonSchema } from '../requests/preset-reasons.ts';

const cents = z.number().int();
const oneIds = z.array(z.string());

/** A shipment into the fulfilment programme of a marketplace: stream `shipment-<number>`. */
export const shipmentEventSchemas = {
  /** `oddNo`: of the order by which the box will leave, once it has its label. `priceCents`: for which the item is to be offered there. */
  ShipmentCreated: z.object({
    shipmentNo: z.string(),
    shopId: z.number().int(),
    warehouseId: z.string(),
    channel: z.enum(channelKinds),
    accountId: z.string(),
    applicantId: z.string(),
    remark: z.string(),
    boxes: z.array(z.object({ boxNo: z.number().int(), oddNo: z.string() })),
    items: z.array(
      z.object({
        oneId: z.string(),
        boxNo: z.number().int(),
        sku: z.string(),
        brand: z.string(),
        name: z.string(),
        size: z.string(),
        image: z.string(),
        priceCents: cents,
      }),
    ),
  }),
  ShipmentApproved: z.object({}),
  ShipmentRejected: z.object({ reason: z.string(), preset: presetReasonSchema.optional() }),
  ShipmentRecalled: z.object({}),
  /** The marketplace expects the boxes, under a number of its own and with a label for each. */
  ProgrammeInboundCreated: z.object({
    displayNo: z.string(),
    manifestUrl: z.string(),
    labels: z.array(z.object({ boxNo: z.number().int(), url: z.string(), logNo: z.string(), carrier: z.string() })),
  }),
  ProgrammeInboundRefused: z.object({ reason: z.string() }),
  /** What was recalled is expected there no longer, or never was. */
  ProgrammeInboundCancelled: z.object({}),
  /** Handed to the carrier. */
  ShipmentItemsShipped: z.object({ oneIds, logNo: z.string(), carrier: z.string() }),
  /** The carrier has scanned their parcel for the first time. */
  ShipmentItemsScanned: z.object({ oneIds }),
  ShipmentItemsDelivered: z.object({ oneIds }),
  /** Delivered days ago, and not counted: a case until they turn up, or it is closed. */
  ShipmentItemsMissing: z.object({ oneIds }),
  /** Counted by the centre. */
  ShipmentItemsReceived: z.object({ oneIds }),
  ShipmentItemsAuthenticating: z.object({ oneIds }),
  /** Offered there, each under a number of its own. */
  ShipmentItemsListed: z.object({ oneIds, listings: z.array(z.object({ oneId: z.string(), externalId: z.string(), priceCents: cents })) }),
  /** Found wanting, or called back: on their way to the warehouse. */
  ShipmentItemsReturned: z.object({ oneIds, reason: z.string() }),
  ShipmentItemSold: z.object({ oneIds, saleId: z.string(), priceCents: cents }),
  /** Received in the warehouse again, as another item. */
  ShipmentItemCameBack: z.object({ oneIds, as: z.string() }),
  /** It never left: it was not found, or its order was cancelled. */
  ShipmentItemsLeftOut: z.object({ oneIds, reason: z.string() }),
  /** Another of the same kind takes its place in the box. */
  ShipmentItemReplaced: z.object({ oneIds, by: z.string() }),
  ShipmentCaseClosed: z.object({ oneIds, reason: z.string() }),
  ShipmentArchived: z.object({}),
} as const;

export type ShipmentEvent = EventsOf<typeof shipmentEventSchemas>;
export type ShipmentEventName = keyof typeof shipmentEventSchemas;

declare module '../kernel/events/recorded-event.ts' {
  interface Tags {
    shipmentNo?: string;
  }
}
