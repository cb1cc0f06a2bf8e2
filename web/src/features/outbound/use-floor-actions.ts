import { useTranslation } from 'react-i18next';
import { orderActions } from '#contracts/outbound/order-actions.ts';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import { reportExceptionEndpoint, resumeOrderEndpoint } from '#contracts/outbound/order-commands.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';

const invalidates = [getOrder, listOrders];
const usual = ['label', 'damaged', 'address'] as const;

export interface FloorActions {
  /** Stops the order, once the reason is given. */
  report(oddNo: string): Promise<void>;
  /** Lets the floor go on with it. */
  resume(oddNo: string): void;
  busy: boolean;
}

/** What stops an order on the floor, and what lets it go on. */
export const useFloorActions = (): FloorActions => {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  const reporting = useCommand(reportExceptionEndpoint, { invalidates, onSuccess: ({ oddNo }) => showSuccess(t('outbound.reported', { oddNo })) });
  const resuming = useCommand(resumeOrderEndpoint, { invalidates, onSuccess: ({ oddNo }) => showSuccess(t('outbound.resumed', { oddNo })) });

  return {
    report: async (oddNo) => {
      const given = await confirm({
        kind: 'plain',
        title: t('outbound.reportTitle', { oddNo }),
        text: t('outbound.reportText'),
        confirm: words(orderActions.reportException),
        reason: { readers: 'concerned', presets: usual.map((reason) => t(`outbound.reasons.${reason}`)) },
      });
      if (given) reporting.mutate({ oddNo, reason: given.reason });
    },
    resume: (oddNo) => resuming.mutate({ oddNo }),
    busy: reporting.isPending || resuming.isPending,
  };
};
