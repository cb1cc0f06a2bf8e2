import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import type { OrderState } from '#contracts/outbound/order-events.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { listQuery } from '#web/core/list/list-query.ts';
import type { PageState } from '#web/ui/list/list-state.ts';
import type { OrderKind } from './order-kinds.ts';

export const viewOf = ({ view }: Pick<PageState, 'view'>, { pinned, conditional }: OrderKind): OrderState | undefined =>
  [...pinned, ...conditional].find((known) => known === view);

/** Handed over to someone, or by someone: a transfer is in the lists of both shops (R2.60). */
export const directions = ['sent', 'received'] as const;

/** What the list asks the server for: newest application first, so that rows keep their place while they change. */
export const orderQuery = (state: PageState, size: number, kind: OrderKind, ownShop?: number): QueryInputOf<typeof listOrders> => {
  const view = viewOf(state, kind);
  const type = kind.types.find((known) => String(known) === state.filters['kind']);
  return listQuery(listOrders, state, size, {
    always: { type: type === undefined ? [...kind.types] : [type], state: view && [view], ...sideOf(state.filters['direction'], ownShop) },
  });
};

const sideOf = (direction: string | undefined, ownShop: number | undefined): Pick<QueryInputOf<typeof listOrders>, 'shopId' | 'targetShopId'> => {
  if (direction === 'sent') return { shopId: ownShop };
  return direction === 'received' ? { targetShopId: ownShop } : {};
};
