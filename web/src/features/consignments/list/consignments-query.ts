import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { DataOf, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { orderStates, type OrderState } from '#contracts/outbound/order-states.ts';
import { consignmentSimpleStatuses, consignmentStatuses, type OrderStatus } from '#contracts/outbound/order-statuses.ts';
import { listQuery } from '#web/core/list/list-query.ts';
import { currentTab } from '#web/core/list/tabs.ts';
import type { PageState } from '#web/ui/list/list-state.ts';

/** R4.19 state by state; `sold` is the simple form of all that follow a sale (R4.20). */
const pinned = ['all', 'consigning', 'sold', 'pendingOutbound', 'groupAccount', 'outOfWarehouse', 'completed'] as const;
const conditional = ['exception', 'reviewing', 'rejected', 'cancelled'] as const;
type ConsignmentView = (typeof pinned | typeof conditional)[number];

const soldStates: readonly OrderState[] = orderStates.filter((state) => consignmentSimpleStatuses[state].number === 2);

const statesOf = (view: Exclude<ConsignmentView, 'all'>): readonly OrderState[] => (view === 'sold' ? soldStates : [view]);

export const statusOf = (view: Exclude<ConsignmentView, 'all'>): OrderStatus =>
  view === 'sold' ? consignmentSimpleStatuses.pendingOutbound : consignmentStatuses[view];

export const consignmentTabs = {
  all: [...pinned, ...conditional],
  pinned,
  count: (view: ConsignmentView, counts: DataOf<typeof listOrders>['counts']): number =>
    view === 'all' ? counts.all : statesOf(view).reduce((sum, state) => sum + counts[state], 0),
} as const;

export const consignmentsQuery = (state: PageState & { size: number }): QueryInputOf<typeof listOrders> => {
  const view = currentTab(consignmentTabs, state.view);
  return listQuery(listOrders, state, state.size, {
    always: { type: [requestTypeOf.consignment], state: view === 'all' ? undefined : [...statesOf(view)] },
  });
};
