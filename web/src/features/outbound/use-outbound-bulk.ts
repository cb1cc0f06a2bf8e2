import { Layers, UserRoundCheck, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openOutboundBatchEndpoint } from '#contracts/batch/batch-commands.ts';
import { assignOrdersEndpoint } from '#contracts/outbound/order-commands.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useMay, useUser } from '#web/core/access/use-user.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import { useAssign } from './use-assign.tsx';

/** What can be done with several orders at once: take them on, give them to somebody, or make a batch of them. The page renders the panel once. */
export const useOutboundBulk = (): [(rows: readonly OrderRow[], done: () => void) => readonly BulkAction[], ReactNode] => {
  const { t } = useTranslation();
  const { id } = useUser();
  const mayBatch = useMay('700107.add');
  const assign = useCommand(assignOrdersEndpoint, {
    invalidates: [listOrders],
    onSuccess: ({ orders }) => showSuccess(t('outbound.assigned', { count: orders.length })),
  });
  const [give, panel] = useAssign();
  const batch = useCommand(openOutboundBatchEndpoint, {
    invalidates: [listOrders],
    onSuccess: ({ batchNo }) => showSuccess(t('outbound.batched', { batchNo })),
  });

  const actions = (rows: readonly OrderRow[], done: () => void): readonly BulkAction[] => {
    const free = rows.filter(({ actions }) => actions.includes('assign')).map(({ oddNo }) => oddNo);
    const loose = rows.filter(({ actions, batchNo }) => actions.includes('assign') && batchNo === null).map(({ oddNo }) => oddNo);
    return [
      {
        key: 'assign',
        label: t('outbound.assignToMe', { count: free.length }),
        icon: UserRoundCheck,
        disabled: free.length === 0 || assign.isPending,
        run: () => assign.mutate({ oddNos: free, operatorId: id }, { onSuccess: done }),
      },
      {
        key: 'give',
        label: t('outbound.assignTo', { count: free.length }),
        icon: UserRoundPlus,
        disabled: free.length === 0,
        run: () => give(free, done),
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
  return [actions, panel];
};
