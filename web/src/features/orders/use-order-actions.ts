import { useTranslation } from 'react-i18next';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import { cancelRequestEndpoint, recallRequestEndpoint, requestMessages } from '#contracts/requests/owner-commands.ts';
import { delistConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { confirmationOf } from './confirmations.ts';
import { useConfirmQuote, type Quoted } from './use-confirm-quote.tsx';

const invalidates = [getOrder, listOrders];

export interface OrderActions {
  /** Agrees to what was quoted (R7.27). Each answers whether it was done. */
  confirm(order: Quoted): Promise<boolean>;
  cancel(order: Quoted): Promise<boolean>;
  /** R7.26, R8.12. */
  recall(order: Quoted): Promise<boolean>;
  /** Takes what is not sold yet off consignment. */
  delist(order: Quoted): Promise<boolean>;
  busy: boolean;
}

const done = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => true,
    () => false,
  );

/** What the owner of an order answers, each after a question. */
export const useOrderActions = (): OrderActions => {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  const { confirmQuote, isPending } = useConfirmQuote();
  const cancelling = useCommand(cancelRequestEndpoint, { invalidates, onSuccess: ({ oddNo }) => showSuccess(t('orders.cancelled', { oddNo })) });
  const recalling = useCommand(recallRequestEndpoint, { invalidates, onSuccess: () => showSuccess(words(requestMessages.recallSuccessful)) });
  const delisting = useCommand(delistConsignmentEndpoint, { invalidates, onSuccess: ({ oddNo }) => showSuccess(t('orders.delisted', { oddNo })) });

  return {
    confirm: confirmQuote,
    cancel: async (order) => {
      const { oddNo, type, items } = order;
      const { amountOf, refused } = confirmationOf({ type });
      const sure = await confirm({
        kind: 'delete',
        title: t('orders.cancelTitle', { oddNo }),
        text: t(`orders.${refused}`, { amount: formatMoney(amountOf(order)), count: items }),
        confirm: t('orders.cancelOrder'),
        cancel: t('orders.keepOrder'),
      });
      return sure !== false && done(cancelling.mutateAsync({ oddNo }));
    },
    recall: async ({ oddNo, type, items }) => {
      const sure = await confirm({ kind: 'recall', text: t('orders.recallText', { oddNo, count: items }), cancel: t('orders.keepOrder') });
      return sure !== false && done(recalling.mutateAsync({ id: oddNo, type }));
    },
    delist: async ({ oddNo, items }) => {
      const sure = await confirm({
        kind: 'delist',
        title: t('orders.delistTitle', { oddNo }),
        text: `${t('orders.freed', { count: items })} ${t('ui.delistText')}`,
        confirm: t('orders.delistOrder'),
      });
      return sure !== false && done(delisting.mutateAsync({ oddNo }));
    },
    busy: isPending || [cancelling, recalling, delisting].some((command) => command.isPending),
  };
};
