import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { orderVariantStatus, outboundStageWords, type OrderStatus } from '#contracts/outbound/order-statuses.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { DueCell } from '#web/shared/order/due-cell.tsx';
import { TrackingCell } from '#web/shared/order/tracking-cell.tsx';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { ProgressBar } from '#web/ui/progress/progress-bar.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

/** Where each order stands on its floor, and whose work it is. */
export const useTaskColumns = (): readonly Column<OrderRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const numbered = (status: OrderStatus): string => (status.number === null ? words(status) : `${status.number} · ${words(status)}`);
  return [
    { key: 'oddNo', title: t('orders.oddNo'), width: 128, fixed: true, render: ({ oddNo }) => <strong>{oddNo}</strong> },
    { key: 'stage', title: t('outboundTasks.stage'), width: 160, fixed: true, render: (row) => <Stage order={row} /> },
    { key: 'status', title: t('orders.status'), width: 170, optional: true, render: (row) => numbered(orderVariantStatus(row.type, row.state)) },
    { key: 'warehouse', title: t('orders.warehouse'), width: 150, render: ({ wareName }) => wareName },
    { key: 'owner', title: t('outboundTasks.owner'), width: 140, render: ({ shopInfo }) => ownerName(shopInfo) },
    { key: 'progress', title: t('orders.progress'), width: 150, render: (row) => <Progress order={row} /> },
    { key: 'tracking', title: t('orders.logNo'), render: (row) => <TrackingCell order={row} /> },
    { key: 'batch', title: t('outboundTasks.batch'), width: 130, render: ({ batchNo }) => batchNo ?? '–' },
    { key: 'assignee', title: t('outboundTasks.assignee'), width: 130, render: ({ operator }) => operator?.name ?? t('outboundTasks.nobody') },
    { key: 'due', title: t('orders.due'), width: 152, sort: 'gmtDue', render: (row) => <DueCell order={row} /> },
  ];
};

export const Stage = ({ order: { stage } }: { order: OrderRow }) => {
  const words = useWords();
  return stage && <StatusTag tone={outboundStageWords[stage].tone}>{words(outboundStageWords[stage])}</StatusTag>;
};

export const Progress = ({ order: { items, picked, packed, shipped } }: { order: OrderRow }) => {
  const { t } = useTranslation();
  const done = shipped || packed || picked;
  return <ProgressBar done={done} of={items} text={t('orders.ofItems', { done, items })} />;
};
