import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { requestTypes } from '#contracts/item/request-types.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { OrderStatusTag } from '#web/shared/order/order-status.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from '../orders.module.css';
import type { OrderActions } from '../use-order-actions.ts';
import { cashOutColumns } from './columns/cash-out-columns.tsx';
import { consignmentColumns } from './columns/consignment-columns.tsx';
import { outboundColumns } from './columns/outbound-columns.tsx';
import { transferColumns } from './columns/transfer-columns.tsx';
import { warehouseTransferColumns } from './columns/warehouse-transfer-columns.tsx';
import { OrderButtons } from './order-buttons.tsx';
import type { OrderKind } from './order-kinds.ts';

/** What tells the orders of a list apart. */
const ownColumns: Readonly<Record<OrderKind['words'], (t: TFunction) => readonly Column<OrderRow>[]>> = {
  outbound: outboundColumns,
  cashOut: cashOutColumns,
  transfer: transferColumns,
  warehouseTransfer: warehouseTransferColumns,
  consignment: consignmentColumns,
};

export const useOrderColumns = ({ types, words: kind, statusWidth }: OrderKind, actions: OrderActions): readonly Column<OrderRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const type: Column<OrderRow> = { key: 'type', title: t('orders.type'), width: 144, render: (row) => words(requestTypes[row.type]) };
  return [
    { key: 'oddNo', title: t('orders.oddNo'), width: 132, fixed: true, render: ({ oddNo }) => <span className={styles['number']}>{oddNo}</span> },
    { key: 'status', title: t('orders.status'), width: statusWidth, fixed: true, render: (row) => <OrderStatusTag order={row} /> },
    ...(types.length > 1 ? [type] : []),
    { key: 'items', title: t('orders.items'), width: 56, numeric: true, optional: kind === 'consignment', render: ({ items }) => items },
    ...ownColumns[kind](t),
    { key: 'applied', title: t('orders.applied'), width: 152, sort: 'gmtCreate', render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
    { key: 'remark', title: t('orders.remark'), width: 180, optional: true, render: ({ remark }) => remark || '–' },
    { key: 'actions', title: '', width: 142, fixed: true, render: (row) => <OrderButtons row={row} actions={actions} /> },
  ];
};
