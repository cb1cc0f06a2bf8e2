import { listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { useOwnShop } from '#web/core/links/use-own-shop.ts';
import { useLiveRows } from '#web/live/use-live-rows.ts';
import type { ListState } from '#web/ui/list/use-list-state.ts';
import { useListRead } from '#web/ui/list/use-list-read.ts';
import type { OrderList } from './order-lists.ts';
import { orderQuery } from './order-query.ts';

export const keyOf = ({ oddNo }: OrderRow): string => oddNo;

/** The seller's orders as they move, as far as one scrolls. */
export const useOrders = (state: ListState, list: OrderList) => {
  useLiveRows(useListTopic('orders'), listOrders, keyOf);
  return useListRead(listOrders, orderQuery(state, state.size, list, useOwnShop()), keyOf);
};
