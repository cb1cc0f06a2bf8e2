import { useTranslation } from 'react-i18next';
import { getBulkReship, listBulkReships, type BulkReshipDetail } from '#contracts/requests/bulk-reships/bulk-reship-queries.ts';
import { recallRequestsEndpoint } from '#contracts/requests/batch-requests.ts';
import { confirmRequestEndpoint } from '#contracts/requests/owner-commands.ts';
import { getWallet, listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { invalidateReads } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { orderReads } from '#web/shared/order/requests/orders-ahead.ts';
import { useRequestBatch } from '#web/shared/order/requests/use-request-batch.tsx';
import { PaymentSums } from '#web/shared/wallet/payment-sums.tsx';
import { useReadSpendable } from '#web/shared/wallet/use-read-spendable.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { formatMoney } from '#web/ui/text/formats.ts';

const bulkReads = [getBulkReship, listBulkReships];

/** What the owner answers for all boxes at once: recalls those that are not approved, confirms the fees that were quoted. */
export const useBulkReshipActions = ({ boxList }: BulkReshipDetail) => {
  const { t } = useTranslation();
  const ask = useConfirm();
  const readSpendable = useReadSpendable();
  const recallable = boxList.filter(({ actions }) => actions.includes('recall'));
  const confirmable = boxList.filter(({ actions }) => actions.includes('confirm'));

  const [recallAll, refused] = useRequestBatch(recallRequestsEndpoint, {
    state: 'cancelled',
    done: (count) => {
      void invalidateReads(...bulkReads);
      return t('bulkReships.recalled', { count });
    },
  });
  const confirming = useCommand(confirmRequestEndpoint, { invalidates: [...orderReads, ...bulkReads, getWallet, listWalletRecords] });

  const recall = async (): Promise<void> => {
    const items = t('orders.apply.items', { count: recallable.reduce((sum, box) => sum + box.items, 0) });
    const sure = await ask({ kind: 'recall', text: t('bulkReships.recallText', { count: recallable.length, items }) });
    if (sure !== false) recallAll({ oddNos: recallable.map(({ oddNo }) => oddNo) });
  };

  /** Each as it shows, one after the other; the first that is refused says why, and those behind it stay as they are. */
  const confirm = async (): Promise<void> => {
    const cents = confirmable.reduce((sum, { fee }) => sum + (fee ?? 0), 0);
    const heldCents = confirmable.reduce((sum, { heldFee }) => sum + (heldFee ?? 0), 0);
    const wallet = await readSpendable();
    const label = t('bulkReships.confirmAll', { count: confirmable.length, amount: formatMoney(cents) });
    const sure = await ask({
      kind: 'plain',
      title: label,
      text: (
        <>
          {t('bulkReships.confirmText')}
          <PaymentSums costCents={cents} wallet={wallet && { ...wallet, availableCents: wallet.availableCents + heldCents }} offersRecharge />
        </>
      ),
      confirm: label,
    });
    if (sure === false) return;
    let done = 0;
    try {
      for (const { oddNo, fee } of confirmable) {
        await confirming.mutateAsync({ oddNo, feeCents: fee ?? 0, priceCents: 0 });
        done++;
      }
    } catch {
      // The client has told why.
    }
    if (done > 0) showSuccess(t('bulkReships.confirmed', { count: done }));
  };

  return { recallable, recall, confirmable, confirm, busy: confirming.isPending, refused };
};
