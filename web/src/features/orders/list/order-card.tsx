import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { TwoColumnCard, FullRow } from '#web/ui/list/row-card.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { OrderProgress } from '#web/shared/order/order-progress.tsx';
import { OrderStatusTag } from '#web/shared/order/order-status.tsx';

/** An order on a handheld, with what it brings or whose the items are to be. */
export const OrderCard = ({ row }: { row: OrderRow }) => {
  const { t } = useTranslation();
  const details = [
    row.goods?.remarks ?? t('orders.apply.items', { count: row.items }),
    row.price !== null && formatMoney(row.price),
    row.fee !== null && `${t('orders.fee')} ${formatMoney(row.fee)}`,
    row.targetShop && `${row.shopInfo.realname} → ${row.targetShop.realname}`,
  ];
  return (
    <TwoColumnCard>
      <strong>{row.oddNo}</strong>
      <OrderStatusTag order={row} />
      <span>{details.filter(Boolean).join(' · ')}</span>
      <TimeText at={row.gmtCreate} show="ago" />
      {row.stage !== null && (
        <FullRow>
          <OrderProgress order={row} />
        </FullRow>
      )}
    </TwoColumnCard>
  );
};
