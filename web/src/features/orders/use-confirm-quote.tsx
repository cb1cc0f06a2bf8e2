import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { confirmRequestEndpoint, requestMessages } from '#contracts/requests/owner-commands.ts';
import { getWallet, listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { isSelfOperated } from '#web/api/http/call-address.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PaymentSums } from '#web/shared/wallet/payment-sums.tsx';
import { rechargePath } from '#web/shared/wallet/recharge-remedy.ts';
import { shortBy, type Spendable } from '#web/shared/wallet/spendable.ts';
import { useReadSpendable } from '#web/shared/wallet/use-read-spendable.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { confirmationOf } from './confirmations.ts';

export type Quoted = Pick<OrderRow, 'oddNo' | 'type' | 'items' | 'fee' | 'price' | 'heldFee'>;

/** What was set aside for the request at its application can be spent on what was quoted instead. */
const withHold = (wallet: Spendable | undefined, heldCents: number): Spendable | undefined =>
  wallet && { ...wallet, availableCents: wallet.availableCents + heldCents };

/** Agrees to what was quoted, as it shows (R7.27): says before what a fee leaves in the wallet, and leads to its recharge where that is too little. Resolves to whether it was done. */
export const useConfirmQuote = (): { confirmQuote: (order: Quoted) => Promise<boolean>; isPending: boolean } => {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const readSpendable = useReadSpendable();
  const { pathname } = useLocation();
  const sent = useCommand(confirmRequestEndpoint, {
    invalidates: [getOrder, listOrders, getWallet, listWalletRecords],
    onSuccess: () => showSuccess(words(requestMessages.operationSuccessful)),
  });

  const confirmQuote = async (order: Quoted): Promise<boolean> => {
    const { oddNo, items, fee, price } = order;
    const { amountOf, text, isFee } = confirmationOf(order);
    const cents = amountOf(order);
    const amount = formatMoney(cents);
    // The operator pays itself nothing.
    const isPaid = isFee && !isSelfOperated(pathname);
    const wallet = isPaid ? withHold(await readSpendable(), order.heldFee ?? 0) : undefined;
    const isShort = shortBy(cents, wallet) > 0;
    const said = t(`orders.${text}`, { amount, count: items });
    const sure = await confirm({
      kind: 'plain',
      title: t('orders.confirmTitle', { oddNo }),
      text: isPaid ? (
        <>
          {said}
          <PaymentSums costCents={cents} wallet={wallet} />
        </>
      ) : (
        said
      ),
      confirm: isShort ? t('payment.recharge') : t('orders.confirmFee', { amount }),
    });
    if (sure === false) return false;
    if (isShort) {
      void navigate(rechargePath);
      return false;
    }
    return sent.mutateAsync({ oddNo, feeCents: isFee ? (fee ?? 0) : 0, priceCents: isFee ? 0 : (price ?? 0) }).then(
      () => true,
      () => false,
    );
  };
  return { confirmQuote, isPending: sent.isPending };
};
