import { Undo2, UserRoundPlus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { assignOrdersEndpoint, unassignOrdersEndpoint } from '#contracts/outbound/order-commands.ts';
import type { OrderActionName } from '#contracts/outbound/order-actions.ts';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';

const AssignPanel = lazy(() => import('#web/shared/assign/assign-panel.tsx'));

const invalidates = [listOrders, getOrder];

interface Handed {
  oddNos: string[];
  warehouseId: string;
  done: () => void;
}

/** Gives orders of one warehouse to somebody who works there, or takes them back. The page renders the panel once. */
export const useTaskBulk = (): [(rows: readonly OrderRow[], done: () => void) => readonly BulkAction[], ReactNode] => {
  const { t } = useTranslation();
  const [handed, setHanded] = useState<Handed>();
  const assign = useCommand(assignOrdersEndpoint, { invalidates });
  const revert = useCommand(unassignOrdersEndpoint, {
    invalidates,
    onSuccess: ({ orders }) => showSuccess(t('outboundTasks.reverted', { count: orders.length })),
  });
  const whatOf = ({ oddNos }: Handed): string => (oddNos.length === 1 ? oddNos[0]! : t('orders.count', { count: oddNos.length }));
  const allowing = (rows: readonly OrderRow[], action: OrderActionName) => rows.filter(({ actions }) => actions.includes(action));

  const actions = (rows: readonly OrderRow[], done: () => void): readonly BulkAction[] => {
    const free = allowing(rows, 'assign');
    const held = allowing(rows, 'unassign').map(({ oddNo }) => oddNo);
    const [warehouseId, ...others] = new Set(free.map((row) => row.warehouseId));
    return [
      {
        key: 'assign',
        label: t('outboundTasks.assign', { count: free.length }),
        icon: UserRoundPlus,
        disabled: warehouseId === undefined || others.length > 0 || assign.isPending,
        run: () => warehouseId !== undefined && setHanded({ oddNos: free.map(({ oddNo }) => oddNo), warehouseId, done }),
      },
      {
        key: 'revert',
        label: t('outboundTasks.revert', { count: held.length }),
        icon: Undo2,
        disabled: held.length === 0 || revert.isPending,
        run: () => revert.mutate({ oddNos: held }, { onSuccess: done }),
      },
    ];
  };
  const panel = handed && (
    <Suspense>
      <AssignPanel
        what={whatOf(handed)}
        warehouseId={handed.warehouseId}
        onClose={() => setHanded(undefined)}
        onAssign={({ id, name }) => {
          setHanded(undefined);
          assign.mutate(
            { oddNos: handed.oddNos, operatorId: id },
            {
              onSuccess: () => {
                showSuccess(t('outboundTasks.assigned', { number: whatOf(handed), name }));
                handed.done();
              },
            },
          );
        }}
      />
    </Suspense>
  );
  return [actions, panel];
};
