import { requestTypeOf, type RequestType } from '#contracts/item/order-kinds.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { outboundStages } from '#contracts/outbound/order-states.ts';
import { listQuery } from '#web/core/list/list-query.ts';
import { currentTab } from '#web/core/list/tabs.ts';
import type { PageState } from '#web/ui/list/list-state.ts';

const views = ['shipWithLabel', 'reship', 'consignment'] as const;
type TaskView = (typeof views)[number];

/** R2.120. */
export const taskTabs = { all: views, initial: 'shipWithLabel' } as const;

/** Direct outbounds leave with a label too. */
const typesOf: Readonly<Record<TaskView, readonly RequestType[]>> = {
  shipWithLabel: [requestTypeOf.shipWithLabel, requestTypeOf.directOutbound],
  reship: [requestTypeOf.reship],
  consignment: [requestTypeOf.consignment],
};

/** What is on a floor and has not left it, unless the address names a stage, or a status: an order that left, or is in exception, has none of these. */
const openStages = outboundStages.filter((stage) => stage !== 'out');

export const tasksQuery = (state: PageState & { size: number }): QueryInputOf<typeof listOrders> => {
  const view = currentTab(taskTabs, state.view);
  return listQuery(listOrders, state, state.size, {
    otherwise: { sort: 'gmtDue', order: 'asc', ...(!state.filters['variantStatus'] && { stage: openStages }) },
    always: { type: [...typesOf[view === 'all' ? taskTabs.initial : view]] },
  });
};
