import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { listReviews } from '#contracts/audit/audit-queries.ts';
import { orderActions } from '#contracts/outbound/order-actions.ts';
import { completeOrderEndpoint } from '#contracts/outbound/order-commands.ts';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { queryClient } from '#web/api/query-client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { readOptions } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { SettlementSums } from '#web/shared/order/money/settlement-sums.tsx';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { formatMoney } from '#web/ui/text/formats.ts';

/** Completes an order; of what was sold, the question says what is paid to whom, by the rates of this moment. */
export const CompleteButton = ({ order: shown }: { order: OrderDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  const { pathname } = useLocation();
  const { oddNo } = shown;
  const completing = useCommand(completeOrderEndpoint, {
    invalidates: [getOrder, listOrders, listReviews],
    onSuccess: () => showSuccess(t('audit.completed', { oddNo })),
  });
  const readNow = () =>
    queryClient.fetchQuery({ ...readOptions(getOrder, { oddNo }, pathname, { quiet: true }), staleTime: 0 }).catch((): OrderDetail => shown);

  const complete = async () => {
    const { shopInfo, settlement } = await readNow();
    const toPay = settlement?.isPosted === false ? settlement : undefined;
    const sure = await confirm({
      kind: 'plain',
      title: t('audit.completeTitle', { oddNo }),
      text: toPay ? (
        <>
          <p>{t('audit.completePays', { shop: shopInfo.realname })}</p>
          <SettlementSums settlement={toPay} />
        </>
      ) : (
        t('audit.completeText')
      ),
      confirm: toPay ? t('audit.completeAndPay', { amount: formatMoney(toPay.payout) }) : words(orderActions.complete),
    });
    if (sure) completing.mutate({ oddNo });
  };

  return (
    <Button loading={completing.isPending} onClick={() => void complete()}>
      {words(orderActions.complete)}
    </Button>
  );
};
