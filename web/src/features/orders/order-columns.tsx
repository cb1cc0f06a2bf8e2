import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { requestTypes } from '#contracts/item/request-types.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useWords } from '../../i18n/use-words.ts';
import { DueCell } from '../../shared/order/due-cell.tsx';
import { OrderProgress } from '../../shared/order/order-progress.tsx';
import { OrderStatusTag } from '../../shared/order/order-status.tsx';
import { TrackingCell } from '../../shared/order/tracking-cell.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { RowActions } from '../../ui/list/row-actions.tsx';
import { Money } from '../../ui/text/money.tsx';
import { TimeText } from '../../ui/text/time-text.tsx';
import styles from './orders.module.css';
import type { OrderActs } from './use-order-acts.tsx';

export const useOrderColumns = (acts: OrderActs): readonly Column<OrderRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  return [
    { key: 'oddNo', title: t('orders.oddNo'), width: 132, fixed: true, render: ({ oddNo }) => <span className={styles['number']}>{oddNo}</span> },
    { key: 'status', title: t('orders.status'), width: 156, fixed: true, render: (row) => <OrderStatusTag order={row} /> },
    { key: 'type', title: t('orders.type'), width: 144, render: ({ type }) => words(requestTypes[type]) },
    { key: 'items', title: t('orders.items'), width: 56, numeric: true, render: ({ items }) => items },
    { key: 'progress', title: t('orders.progress'), width: 178, render: (row) => <OrderProgress order={row} /> },
    { key: 'tracking', title: t('orders.logNo'), render: (row) => <TrackingCell order={row} /> },
    { key: 'warehouse', title: t('orders.warehouse'), width: 150, optional: true, render: ({ wareName }) => wareName },
    { key: 'fee', title: t('orders.fee'), width: 76, numeric: true, render: ({ fee }) => <Money cents={fee} /> },
    { key: 'due', title: t('orders.due'), width: 152, optional: true, sort: 'gmtDue', render: (row) => <DueCell order={row} /> },
    { key: 'applied', title: t('orders.applied'), width: 152, sort: 'gmtCreate', render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
    { key: 'out', title: t('orders.out'), width: 152, optional: true, sort: 'outTime', render: ({ outTime }) => <TimeText at={outTime} /> },
    { key: 'remark', title: t('orders.remark'), width: 180, optional: true, render: ({ remark }) => remark || '–' },
    { key: 'actions', title: '', width: 142, fixed: true, render: (row) => <OrderButtons row={row} acts={acts} /> },
  ];
};

const OrderButtons = ({ row, acts }: { row: OrderRow; acts: OrderActs }) => {
  const { t } = useTranslation();
  const may = (action: OrderRow['actions'][number]) => row.actions.includes(action);
  return (
    <RowActions>
      {may('confirm') && (
        <Button size="small" disabled={acts.busy} onClick={() => void acts.confirm(row)}>
          {t('orders.confirm')}
        </Button>
      )}
      {may('cancel') && (
        <Button size="small" type="text" disabled={acts.busy} onClick={() => void acts.cancel(row)}>
          {t('orders.cancel')}
        </Button>
      )}
      {may('recall') && !may('cancel') && (
        <Button size="small" type="text" disabled={acts.busy} onClick={() => void acts.recall(row)}>
          {t('orders.recall')}
        </Button>
      )}
    </RowActions>
  );
};
