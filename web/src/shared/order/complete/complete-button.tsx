import { Button, type ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { listReviews } from '#contracts/audit/audit-queries.ts';
import { orderActions } from '#contracts/outbound/order-actions.ts';
import { completeOrderEndpoint } from '#contracts/outbound/order-commands.ts';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { queryClient } from '#web/api/query-client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { readOptions } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { SettlementSums } from '../money/settlement-sums.tsx';

type Completed = Pick<OrderRow, 'oddNo' | 'shopInfo' | 'settlement'>;

interface Props extends Pick<ButtonProps, 'size' | 'type'> {
  order: Completed;
}

/** Completes an order; of what was sold, the question says what is paid to whom, by the rates of this moment. */
export const CompleteButton = ({ order: shown, ...button }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  const { pathname } = useLocation();
  const { oddNo } = shown;
  const completing = useCommand(completeOrderEndpoint, {
    invalidates: [getOrder, listOrders, listReviews],
    onSuccess: () => showSuccess(t('completion.completed', { oddNo })),
  });
  const readNow = () =>
    queryClient.fetchQuery({ ...readOptions(getOrder, { oddNo }, pathname, { quiet: true }), staleTime: 0 }).catch((): Completed => shown);

  const complete = async () => {
    const { shopInfo, settlement } = await readNow();
    const toPay = settlement?.isPosted === false ? settlement : undefined;
    const sure = await confirm({
      kind: 'plain',
      title: t('completion.title', { oddNo }),
      text: toPay ? (
        <>
          <p>{t('completion.pays', { shop: shopInfo.realname })}</p>
          <SettlementSums settlement={toPay} />
        </>
      ) : (
        t('completion.text')
      ),
      confirm: toPay ? t('completion.completeAndPay', { amount: formatMoney(toPay.payout) }) : words(orderActions.complete),
    });
    if (sure) completing.mutate({ oddNo });
  };

  return (
    <Button {...button} loading={completing.isPending} onClick={() => void complete()}>
      {words(orderActions.complete)}
    </Button>
  );
};
