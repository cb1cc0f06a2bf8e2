import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { orderStates, type OrderState } from '#contracts/outbound/order-events.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { listQuery } from '../../ui/list/list-query.ts';
import type { PageState } from '../../ui/list/page-state.ts';

/** What goes out of the warehouse for the seller: with a label, without one, and what the platform ships itself. */
export const outboundTypes = [3, 4, 14] as const;
export type OutboundType = (typeof outboundTypes)[number];

export const viewOf = ({ view }: Pick<PageState, 'view'>): OrderState | undefined => orderStates.find((known) => known === view);

/** What the list asks the server for: newest application first, so that rows keep their place while they change. */
export const orderQuery = (state: PageState, size: number, types: readonly OutboundType[] = outboundTypes): QueryInputOf<typeof listOrders> => {
  const view = viewOf(state);
  const type = types.find((known) => String(known) === state.filters['kind']);
  return listQuery(listOrders, state, size, { always: { type: type === undefined ? [...types] : [type], state: view && [view] } });
};
