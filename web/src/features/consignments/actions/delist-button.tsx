import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { orderActions } from '#contracts/outbound/order-actions.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { delistConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { consignmentReads } from './consignment-reads.ts';

/** Returns what did not sell to its seller's stock. */
export const DelistButton = ({ order: { oddNo, items } }: { order: OrderRow }) => {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  const delisting = useCommand(delistConsignmentEndpoint, {
    invalidates: consignmentReads,
    onSuccess: () => showSuccess(t('orders.delisted', { oddNo })),
  });
  const delist = async () => {
    const sure = await confirm({
      kind: 'delist',
      title: t('orders.delistTitle', { oddNo }),
      text: t('orders.freed', { count: items }),
      confirm: t('orders.delistOrder'),
    });
    if (sure) delisting.mutate({ oddNo });
  };
  return (
    <Button loading={delisting.isPending} onClick={() => void delist()}>
      {words(orderActions.delist)}
    </Button>
  );
};
