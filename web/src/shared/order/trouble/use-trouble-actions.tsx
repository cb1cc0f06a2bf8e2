import { useTranslation } from 'react-i18next';
import { orderActions } from '#contracts/outbound/order-actions.ts';
import { cancelOutboundEndpoint, reportExceptionEndpoint, resumeOrderEndpoint } from '#contracts/outbound/order-commands.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { orderReads } from '../requests/orders-ahead.ts';

const troubles = ['label', 'damaged', 'address'] as const;
const cancellations = ['asked', 'address', 'notFound'] as const;

type Stopped = Pick<OrderRow, 'oddNo' | 'items' | 'picked' | 'short'>;

export interface TroubleActions {
  /** Stops the order, once the reason is given. */
  report(order: Stopped): Promise<void>;
  /** Lets the floor go on with it. */
  resume(order: Stopped): void;
  /** Gives it up for good, once the reason is given. */
  cancel(order: Stopped): Promise<void>;
  busy: boolean;
}

/** What stops an order that was approved, lets it go on, and ends it. */
export const useTroubleActions = (): TroubleActions => {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  const reporting = useCommand(reportExceptionEndpoint, {
    invalidates: orderReads,
    onSuccess: ({ oddNo }) => showSuccess(t('trouble.reported', { oddNo })),
  });
  const resuming = useCommand(resumeOrderEndpoint, {
    invalidates: orderReads,
    onSuccess: ({ oddNo }) => showSuccess(t('trouble.resumed', { oddNo })),
  });
  const cancelling = useCommand(cancelOutboundEndpoint, {
    invalidates: orderReads,
    onSuccess: ({ oddNo }) => showSuccess(t('orders.cancelled', { oddNo })),
  });

  return {
    report: async ({ oddNo }) => {
      const given = await confirm({
        kind: 'plain',
        title: t('trouble.reportTitle', { oddNo }),
        text: t('trouble.reportText'),
        confirm: words(orderActions.reportException),
        reason: { readers: 'concerned', presets: troubles.map((reason) => t(`trouble.reasons.${reason}`)) },
      });
      if (given) reporting.mutate({ oddNo, reason: given.reason });
    },
    resume: ({ oddNo }) => resuming.mutate({ oddNo }),
    cancel: async ({ oddNo, items, picked, short }) => {
      const onShelf = items - short - picked;
      const given = await confirm({
        kind: 'delete',
        title: t('orders.cancelTitle', { oddNo }),
        text: (
          <>
            {onShelf > 0 && <p>{t('orders.freed', { count: onShelf })}</p>}
            {picked > 0 && <p>{t('trouble.walksBack', { count: picked })}</p>}
            <p>{t('trouble.refunded')}</p>
          </>
        ),
        confirm: t('orders.cancelOrder'),
        cancel: t('orders.keepOrder'),
        reason: { readers: 'concerned', presets: cancellations.map((reason) => t(`trouble.cancellations.${reason}`)) },
      });
      if (given) cancelling.mutate({ oddNo, reason: given.reason });
    },
    busy: reporting.isPending || resuming.isPending || cancelling.isPending,
  };
};
