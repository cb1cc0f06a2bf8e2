import { Layers, UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openOutboundBatchEndpoint } from '#contracts/batch/open-outbound-batch.ts';
import { assignOrdersEndpoint } from '#contracts/outbound/assign-orders.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useCommand } from '../../api/use-command.ts';
import { useMay, useUser } from '../../app/access/use-user.ts';
import { showSuccess } from '../../app/notices/notices.ts';
import type { BulkAction } from '../../ui/list/bulk-bar.tsx';

/** What can be done with several orders at once: take them on, or make a batch of them. */
export const useOutboundBulk = () => {
  const { t } = useTranslation();
  const { id } = useUser();
  const mayBatch = useMay('700107.add');
  const assign = useCommand(assignOrdersEndpoint, {
    changes: [listOrders],
    onSuccess: ({ orders }) => showSuccess(t('outbound.assigned', { count: orders.length })),
  });
  const batch = useCommand(openOutboundBatchEndpoint, {
    changes: [listOrders],
    onSuccess: ({ batchNo }) => showSuccess(t('outbound.batched', { batchNo })),
  });

  return (rows: readonly OrderRow[], done: () => void): readonly BulkAction[] => {
    const mine = rows.filter(({ actions }) => actions.includes('assign')).map(({ oddNo }) => oddNo);
    const loose = rows.filter(({ actions, batchNo }) => actions.includes('assign') && batchNo === null).map(({ oddNo }) => oddNo);
    return [
      {
        key: 'assign',
        label: t('outbound.assignToMe', { count: mine.length }),
        icon: UserRoundCheck,
        disabled: mine.length === 0 || assign.isPending,
        run: () => assign.mutate({ oddNos: mine, operatorId: id }, { onSuccess: done }),
      },
      ...(mayBatch
        ? [
            {
              key: 'batch',
              label: t('outbound.openBatch', { count: loose.length }),
              icon: Layers,
              disabled: loose.length === 0 || batch.isPending,
              run: () => batch.mutate({ oddNos: loose }, { onSuccess: done }),
            },
          ]
        : []),
    ];
  };
};
