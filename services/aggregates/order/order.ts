import type { RequestType } from '#contracts/item/request-types.ts';
import type { OrderEvent, OrderState, OutboundStage } from '#contracts/outbound/order-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { evolveOrder } from './evolve-order.ts';

type EventData<Name extends OrderEvent['type']> = Extract<OrderEvent, { type: Name }>['data'];
export type Application = EventData<'OrderApplied'>;
type PickedItem = EventData<'OrderItemPicked'>;
type Parcel = EventData<'OrderPacked'>;
export type Sale = EventData<'ConsignmentOrderSold'>;

/** An application as it was before an edit. */
export interface Edit {
  version: number;
  remark: Application['remark'];
  label: Application['label'];
  address: Application['address'];
  priceCents: Application['priceCents'];
}

/** An application or a direct outbound as deciders see it; undefined while the number has no events. */
export interface Order extends Omit<Application, 'requestType' | 'oneIds'> {
  requestType: RequestType;
  state: OrderState;
  /** Column of the task board; absent until the order may leave, and while it is in trouble. */
  stage: OutboundStage | undefined;
  /** The items of the order. A short item stays named until a twin stands in for it. */
  oneIds: readonly string[];
  /** Who wrote what is under review: the applicant and every editor since. */
  authorIds: readonly string[];
  /** Number of its events. */
  version: number;
  /** What each edit replaced, oldest first; `version` is that of the edit. */
  edits: readonly Edit[];
  feeCents: number;
  perItem: readonly { oneId: string; priceCents: number }[];
  confirmed: boolean;
  recalled: boolean;
  operator: { id: string; name: string } | undefined;
  batchNo: string | undefined;
  /** Scanned into a tote; packed and shipped items remain in it. */
  picked: readonly PickedItem[];
  parcels: readonly Parcel[];
  shipped: readonly string[];
  short: readonly string[];
  replaced: readonly { oneId: string; by: string }[];
  sale: Sale | undefined;
}

export const orderStream = streamType<Order | undefined, OrderEvent>({
  prefix: 'order',
  initial: undefined,
  evolve: evolveOrder,
  tags: (order, id) => ({
    oddNo: id,
    ...(order && {
      // The receiving shop follows a transfer from its application on.
      shopIds: order.targetShopId === undefined ? [order.shopId] : [order.shopId, order.targetShopId],
      warehouseId: order.warehouseId,
      ...(order.batchNo && { batchNo: order.batchNo }),
      state: order.state,
      requestType: order.requestType,
      ...(order.stage && { stage: order.stage }),
    }),
  }),
});

/** A consignment order holds one item: a platform sells and numbers each singly. */
export const consignedItem = (order: Order): string => order.oneIds[0]!;

/** Items that still stand in the order: all but the short ones. */
export const present = (order: Order): string[] => order.oneIds.filter((oneId) => !order.short.includes(oneId));

export const pickOf = (order: Order, oneId: string): PickedItem | undefined => order.picked.find((pick) => pick.oneId === oneId);

export const awaitingPick = (order: Order): string[] => present(order).filter((oneId) => !pickOf(order, oneId));

/** Picked, and in no parcel yet. */
export const awaitingPack = (order: Order): string[] =>
  order.picked.map((pick) => pick.oneId).filter((oneId) => !order.parcels.some((parcel) => parcel.oneIds.includes(oneId)));

/** Parcels that are packed and still in the warehouse. */
export const parcelsInside = (order: Order): readonly Parcel[] =>
  order.parcels.filter((parcel) => !parcel.oneIds.every((oneId) => order.shipped.includes(oneId)));
