import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { MAX_REQUESTS_AT_ONCE, recallRequestsEndpoint } from '#contracts/requests/batch-requests.ts';
import { useRequestBatch } from '#web/shared/order/requests/use-request-batch.tsx';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';

/** Bulk recall (R2.192), for as many of the chosen as are not approved yet. The page renders the dialogs once. */
export const useBatchRecall = (): [(rows: readonly OrderRow[], done: () => void) => BulkAction[], ReactNode] => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [recall, refused] = useRequestBatch(recallRequestsEndpoint, {
    state: 'cancelled',
    done: (count) => t('orders.batchRecalled', { count }),
  });

  const actions = (rows: readonly OrderRow[], done: () => void): BulkAction[] => {
    const allowed = rows.filter((row) => row.actions.includes('recall')).slice(0, MAX_REQUESTS_AT_ONCE);
    const run = async (): Promise<void> => {
      const items = allowed.reduce((sum, row) => sum + row.items, 0);
      if ((await confirm({ kind: 'recall', text: t('orders.batchRecallText', { count: items }) })) === false) return;
      recall({ oddNos: allowed.map(({ oddNo }) => oddNo) });
      done();
    };
    const label = t('orders.batchRecall', { count: allowed.length });
    return [{ key: 'recall', label, icon: Undo2, shortcut: 'r', verb: t('ui.recall'), disabled: allowed.length === 0, run: () => void run() }];
  };
  return [actions, <>{refused}</>];
};
