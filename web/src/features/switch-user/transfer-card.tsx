import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { OrderStatusTag } from '#web/shared/order/order-status.tsx';
import { TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';

/** A transfer on a handheld: from whom to whom. */
export const TransferCard = ({ row }: { row: OrderRow }) => {
  const { t } = useTranslation();
  const { items, shopInfo, targetShop } = row;
  return (
    <TwoColumnCard>
      <strong>{row.oddNo}</strong>
      <OrderStatusTag order={row} />
      <span>{[`${shopInfo.realname} → ${targetShop?.realname ?? '–'}`, t('orders.apply.items', { count: items })].join(' · ')}</span>
      <TimeText at={row.gmtCreate} show="ago" />
    </TwoColumnCard>
  );
};
