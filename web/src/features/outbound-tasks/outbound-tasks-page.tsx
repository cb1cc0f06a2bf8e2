import { ClipboardList } from 'lucide-react';
import { everythingTopic } from '#contracts/kernel/topics/list-topics.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { outboundStages } from '#contracts/outbound/order-states.ts';
import { outboundStageWords, outboundVariants } from '#contracts/outbound/order-statuses.ts';
import { useOpenOrder } from '#web/core/links/orders/use-open-order.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { currentTab } from '#web/core/list/tabs.ts';
import type { useWords } from '#web/i18n/use-words.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import { taskTabs, tasksQuery } from './outbound-tasks-query.ts';
import { TaskCard } from './task-card.tsx';
import { useTaskBulk } from './use-task-bulk.tsx';
import { useTaskColumns } from './use-task-columns.tsx';

/** The outbound work of every warehouse: handed out, followed and taken back (R2.120). */
const tasks = defineList({
  name: 'outbound-tasks',
  endpoint: listOrders,
  rowKey: ({ oddNo }) => oddNo,
  version: ({ version }) => version,
  useTopic: () => everythingTopic('orders'),
  tabs: { ...taskTabs, label: (view, { t }) => t(`outboundTasks.tabs.${view}`) },
  useQuery: tasksQuery,
  useActions: useTaskBulk,
  useColumns: useTaskColumns,
  useFilters: ({ t, words, state }) => [
    { kind: 'text', name: 'text', label: t('outboundTasks.search') },
    useWarehouseFilter(),
    {
      kind: 'choice',
      name: 'stage',
      label: t('outboundTasks.stage'),
      options: outboundStages.map((stage) => ({ value: stage, label: words(outboundStageWords[stage]) })),
    },
    // A sale is numbered otherwise.
    ...(currentTab(taskTabs, state.view) === 'consignment' ? [] : [numberedStatus(t('orders.status'), words)]),
    { kind: 'flag', name: 'late', label: t('orders.late') },
    { kind: 'text', name: 'carrier', label: t('orders.carrier'), folded: true },
  ],
  useOpen: useOpenOrder,
  bulk: ({ actions: [bulk] }) => bulk,
  variantOf: ({ late }) => (late ? 'refused' : undefined),
  countOf: (count, { t }) => t('orders.count', { count }),
  Card: TaskCard,
  Beside: ({ list: { actions } }) => actions[1],
  empty: ({ t }) => ({ icon: ClipboardList, title: t('outboundTasks.emptyTitle'), text: t('outboundTasks.emptyText') }),
});

export default function OutboundTasksPage() {
  return <ListPage list={tasks} />;
}

/** In the numbering that the column shows (R4.17). */
const numberedStatus = (label: string, words: ReturnType<typeof useWords>): Filter => ({
  kind: 'choice',
  name: 'variantStatus',
  label,
  options: outboundVariants.map((status) => ({ value: String(status.number), label: `${status.number} · ${words(status)}` })),
});
