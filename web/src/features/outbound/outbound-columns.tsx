import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { DueCell } from '#web/shared/order/due-cell.tsx';
import { TrackingCell } from '#web/shared/order/tracking-cell.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { RowActions } from '#web/ui/list/row-actions.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { floorLink, nextStep } from '#web/core/links/orders/floor-link.ts';
import { OrderStage, Progress } from './order-stage.tsx';
import styles from './outbound.module.css';

/** `delivered`: what is out says when; what is open says until when, and what is next. */
export const useOutboundColumns = ({ delivered }: { delivered: boolean }): readonly Column<OrderRow>[] => {
  const { t } = useTranslation();
  const due: Column<OrderRow> = {
    key: 'due',
    title: t('orders.due'),
    width: 152,
    sort: 'gmtDue',
    render: (row) => <DueCell order={row} />,
  };
  const out: Column<OrderRow> = {
    key: 'out',
    title: t('orders.out'),
    width: 152,
    sort: 'outTime',
    render: ({ outTime }) => <TimeText at={outTime} />,
  };
  return [
    { key: 'oddNo', title: t('orders.oddNo'), width: 128, fixed: true, render: ({ oddNo }) => <strong>{oddNo}</strong> },
    { key: 'status', title: t('orders.status'), width: 190, fixed: true, render: (row) => <OrderStage order={row} /> },
    { key: 'owner', title: t('outbound.owner'), width: 150, render: ({ shopInfo }) => shopInfo.realname },
    { key: 'progress', title: t('orders.progress'), width: 150, render: (row) => <Progress order={row} /> },
    { key: 'tracking', title: t('orders.logNo'), render: (row) => <TrackingCell order={row} /> },
    {
      key: 'assignee',
      title: t('outbound.assignee'),
      width: 120,
      render: ({ operator }) => operator?.name ?? <span className={styles['quiet']}>{t('outbound.nobody')}</span>,
    },
    { key: 'batch', title: t('outbound.batch'), width: 130, optional: true, render: ({ batchNo }) => batchNo ?? '–' },
    {
      key: 'since',
      title: t('outbound.waiting'),
      width: 152,
      optional: true,
      sort: 'gmtWaiting',
      render: ({ gmtWaiting }) => <TimeText at={gmtWaiting} />,
    },
    { key: 'remark', title: t('orders.remark'), width: 180, optional: true, render: ({ remark }) => remark || '–' },
    ...(delivered ? [out] : [due, { key: 'next', title: '', width: 92, fixed: true, render: (row: OrderRow) => <NextButton row={row} /> }]),
  ];
};

/** Leads to the floor page of what is to be done next. */
const NextButton = ({ row }: { row: OrderRow }) => {
  const { t } = useTranslation();
  const href = useHref(floorLink(row, { oddNo: row.oddNo }));
  const step = nextStep(row);
  if (!step) return null;
  return (
    <RowActions>
      <Button size="small" href={href} onClick={(event) => event.stopPropagation()}>
        {t(`outbound.${step}`)}
      </Button>
    </RowActions>
  );
};
