import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { evolveOrder } from './evolve-order.ts';
import { acceptsOrderEvent } from './order-kinds.ts';
import type { Order, Parcel, PickedItem } from './order-state.ts';

export type { Application, Order } from './order-state.ts';

export const orderStream = streamType<Order | undefined, OrderEvent>({
  prefix: 'order',
  initial: undefined,
  evolve: evolveOrder,
  accepts: acceptsOrderEvent,
  tags: (order, id) => ({
    oddNo: id,
    ...(order && {
      // The receiving shop follows a transfer from its application on.
      shopIds: order.targetShopId === undefined ? [order.shopId] : [order.shopId, order.targetShopId],
      warehouseId: order.warehouseId,
      ...(order.batchNo && { batchNo: order.batchNo }),
      state: order.state,
      requestType: order.requestType,
      ...(order.toWarehouseId && { toWarehouseId: order.toWarehouseId }),
      ...(order.stage && { stage: order.stage }),
      ...(order.bulkNo && { bulkNo: order.bulkNo }),
    }),
  }),
});

export type LoadedOrder = NonNullable<LoadedFrom<typeof orderStream>>;

/** A consignment order holds one item: a platform sells and numbers each singly. */
export const consignedItem = (order: Order): string => order.oneIds[0]!;

/** Items that still stand in the order: all but the short ones. */
export const present = (order: Order): string[] => order.oneIds.filter((oneId) => !order.short.includes(oneId));

export const pickOf = (order: Order, oneId: string): PickedItem | undefined => order.picked.find((pick) => pick.oneId === oneId);

export const awaitingPick = (order: Order): string[] => present(order).filter((oneId) => !pickOf(order, oneId));

/** Of a transfer: sent, and neither received nor given up as lost. */
export const onTheWay = ({ shipped, received, lost, found }: Order): string[] =>
  shipped.filter((oneId) => ![received, lost, found].some((over) => over.includes(oneId)));

/** Picked, and in no parcel yet. */
export const awaitingPack = (order: Order): string[] =>
  order.picked.map((pick) => pick.oneId).filter((oneId) => !order.parcels.some((parcel) => parcel.oneIds.includes(oneId)));

/** What its parcels travel under: the label that the order brought, or the waybill that it was packed with. */
export const waybillOf = ({ label, parcels }: Order): { logNo: string; carrier: string } | undefined =>
  label ?? parcels.findLast(({ waybill }) => waybill)?.waybill;

/** Parcels that are packed and still in the warehouse. */
export const parcelsInside = (order: Order): readonly Parcel[] =>
  order.parcels.filter((parcel) => !parcel.oneIds.every((oneId) => order.shipped.includes(oneId)));
