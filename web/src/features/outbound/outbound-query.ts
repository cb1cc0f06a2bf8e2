import { outboundStages, type OutboundStage } from '#contracts/outbound/order-states.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import type { DataOf, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { listQuery } from '#web/core/list/list-query.ts';
import { currentTab } from '#web/core/list/tabs.ts';
import type { PageState } from '#web/ui/list/list-state.ts';

export type OutboundQuery = QueryInputOf<typeof listOrders>;
type Counts = DataOf<typeof listOrders>['counts'];

/** Values of `:type` in the address: a stage by its word. Without one, what is still to be done. */
export const outboundViews = ['open', ...outboundStages, 'exception', 'all'] as const;
export type OutboundView = (typeof outboundViews)[number];

export const outboundTabs = { all: outboundViews, initial: 'open' } as const;

/** What is on the floor and has not left it. */
const openStages = outboundStages.filter((stage) => stage !== 'out');

const isStage = (view: OutboundView): view is OutboundStage => outboundStages.some((stage) => stage === view);

const stateOf = (view: OutboundView): OutboundQuery => {
  if (view === 'exception') return { state: ['exception'] };
  if (view === 'all') return {};
  return { stage: isStage(view) ? [view] : openStages };
};

interface Where {
  types: readonly RequestType[];
  wareId: string | undefined;
  size: number;
}

export const outboundQuery = (state: PageState, { types, wareId, size }: Where): OutboundQuery =>
  listQuery(listOrders, state, size, {
    otherwise: { sort: 'gmtDue', order: 'asc' },
    always: { ...stateOf(currentTab(outboundTabs, state.view)), type: [...types], wareId },
  });

/** R2.32: what left, last first. */
export const deliveredQuery = (state: PageState, { wareId, size }: Omit<Where, 'types'>): OutboundQuery =>
  listQuery(listOrders, state, size, { otherwise: { sort: 'outTime' }, always: { stage: ['out'], wareId } });

export const countOf = (view: OutboundView, counts: Counts): number => {
  if (view === 'exception' || view === 'all') return counts[view];
  return isStage(view) ? counts.stages[view] : openStages.reduce((sum, stage) => sum + counts.stages[stage], 0);
};

/** An order that is late stands out here as on the board, until it has left. */
export const variantOf = ({ late, stage }: Pick<OrderRow, 'late' | 'stage'>): 'refused' | undefined =>
  late && stage !== 'out' ? 'refused' : undefined;
