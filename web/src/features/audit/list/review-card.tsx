import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { ReviewStatusTag } from './review-columns.tsx';

/** A request on a handheld. */
export const ReviewCard = ({ row }: { row: OrderRow }) => {
  const { t } = useTranslation();
  return (
    <TwoColumnCard>
      <strong>{row.oddNo}</strong>
      <ReviewStatusTag order={row} />
      <span>
        {row.shopInfo.realname} · {t('orders.apply.items', { count: row.items })}
      </span>
      <TimeText at={row.gmtCreate} show="ago" />
    </TwoColumnCard>
  );
};
