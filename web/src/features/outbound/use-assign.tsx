import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { assignOrdersEndpoint } from '#contracts/outbound/order-commands.ts';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import type { Assignee } from '#web/shared/assign/assign-panel.tsx';

const AssignPanel = lazy(() => import('#web/shared/assign/assign-panel.tsx'));

interface Handed {
  oddNos: readonly string[];
  done: (() => void) | undefined;
}

/** Orders for whoever is chosen. The page renders the panel once. */
export const useAssign = (): [(oddNos: readonly string[], done?: () => void) => void, ReactNode] => {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const [handed, setHanded] = useState<Handed>();
  const assign = useCommand(assignOrdersEndpoint, { invalidates: [getOrder, listOrders] });
  const what = ({ oddNos }: Handed): string => (oddNos.length === 1 ? oddNos[0]! : t('orders.count', { count: oddNos.length }));

  const give = (orders: Handed, { id, name }: Assignee): void => {
    setHanded(undefined);
    assign.mutate(
      { oddNos: [...orders.oddNos], operatorId: id },
      {
        onSuccess: () => {
          showSuccess(t('taskBoard.assigned', { number: what(orders), name }));
          orders.done?.();
        },
      },
    );
  };
  const panel = handed && warehouse && (
    <Suspense>
      <AssignPanel
        what={what(handed)}
        warehouseId={warehouse.id}
        onClose={() => setHanded(undefined)}
        onAssign={(operator) => give(handed, operator)}
      />
    </Suspense>
  );
  return [(oddNos, done) => setHanded({ oddNos, done }), panel];
};
