import { listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useListTopic } from '../../app/links/use-list-topic.ts';
import { useLiveRows } from '../../live/use-live-rows.ts';
import type { ListState } from '../../ui/list/use-list-state.ts';
import { useListRead } from '../../ui/list/use-list-read.ts';
import { orderQuery, type OutboundType } from './order-query.ts';

export const keyOf = ({ oddNo }: OrderRow): string => oddNo;

/** The seller's outbound orders as they move, as far as one scrolls. */
export const useOrders = (state: ListState, types: readonly OutboundType[]) => {
  useLiveRows(useListTopic('orders'), listOrders, keyOf);
  return useListRead(listOrders, orderQuery(state, state.size, types), keyOf);
};
