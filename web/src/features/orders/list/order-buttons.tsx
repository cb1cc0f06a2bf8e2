import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { RowActions } from '#web/ui/list/row-actions.tsx';
import type { OrderActions } from '../use-order-actions.ts';

/** What its owner may answer, in the row. */
export const OrderButtons = ({ row, actions }: { row: OrderRow; actions: OrderActions }) => {
  const { t } = useTranslation();
  const may = (action: OrderRow['actions'][number]) => row.actions.includes(action);
  return (
    <RowActions>
      {may('confirm') && (
        <Button size="small" disabled={actions.busy} onClick={() => void actions.confirm(row)}>
          {t('orders.confirm')}
        </Button>
      )}
      {may('cancel') && (
        <Button size="small" type="text" disabled={actions.busy} onClick={() => void actions.cancel(row)}>
          {t('orders.cancel')}
        </Button>
      )}
      {may('recall') && !may('cancel') && (
        <Button size="small" type="text" disabled={actions.busy} onClick={() => void actions.recall(row)}>
          {t('orders.recall')}
        </Button>
      )}
      {may('delist') && (
        <Button size="small" type="text" disabled={actions.busy} onClick={() => void actions.delist(row)}>
          {t('orders.delist')}
        </Button>
      )}
    </RowActions>
  );
};
