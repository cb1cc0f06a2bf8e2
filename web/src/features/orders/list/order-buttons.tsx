import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { RowActions } from '#web/ui/list/row-actions.tsx';
import type { OrderActs } from '../use-order-acts.tsx';

/** What its owner may answer, in the row. */
export const OrderButtons = ({ row, acts }: { row: OrderRow; acts: OrderActs }) => {
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
      {may('delist') && (
        <Button size="small" type="text" disabled={acts.busy} onClick={() => void acts.delist(row)}>
          {t('orders.delist')}
        </Button>
      )}
    </RowActions>
  );
};
