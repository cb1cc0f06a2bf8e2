import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import type { applyCashOutEndpoint } from '#contracts/requests/apply-cash-out.ts';
import type { applyConsignmentEndpoint } from '#contracts/requests/apply-consignment.ts';
import type { applyOwnershipTransferEndpoint } from '#contracts/requests/apply-ownership-transfer.ts';
import type { applyReshipEndpoint } from '#contracts/requests/apply-reship.ts';
import type { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/notices/notices.ts';

type ApplicationEndpoint =
  | typeof applyShipWithLabelEndpoint
  | typeof applyReshipEndpoint
  | typeof applyCashOutEndpoint
  | typeof applyConsignmentEndpoint
  | typeof applyOwnershipTransferEndpoint;

export type Applied = (oddNos: readonly string[]) => void;

/** Sends an application; its form shows what is refused, and `applied` learns the numbers of what it became: a consignment is an order for each item. */
export const useApplication = <E extends ApplicationEndpoint>(endpoint: E, oneIds: readonly string[], applied: Applied) => {
  const { t } = useTranslation();
  const command = useCommand(endpoint, {
    quiet: true,
    changes: [listInventory, listOrders],
    onSuccess: (answer) => {
      const oddNos = 'oddNos' in answer ? answer.oddNos : [answer.oddNo];
      const [oddNo] = oddNos;
      showSuccess(oddNos.length === 1 ? t('orders.apply.applied', { oddNo }) : t('orders.apply.allApplied', { count: oddNos.length }));
      applied(oddNos);
    },
  });
  const { reset } = command;
  const chosen = oneIds.join(',');
  // A refusal names items by their place: with one taken out, it would stand at another.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `chosen` is what it is done for
  useEffect(() => {
    reset();
  }, [chosen, reset]);
  return command;
};
