import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useDeadline } from '#web/shared/order/use-deadline.ts';
import { TwoColumnCard, FullRow } from '#web/ui/list/row-card.tsx';
import { formatAgo } from '#web/ui/text/formats.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { OrderStage, Progress } from './order-stage.tsx';
import styles from './outbound.module.css';

/** An order on a handheld. */
export const OutboundCard = ({ row }: { row: OrderRow }) => {
  const { t } = useTranslation();
  const { text, carrier } = useDeadline(row, useNow());
  return (
    <TwoColumnCard>
      <strong>{row.oddNo}</strong>
      <OrderStage order={row} />
      <span>{row.shopInfo.realname}</span>
      {row.outTime === null ? (
        <span className={row.late ? styles['late'] : undefined}>{[carrier, text].filter(Boolean).join('\u00a0')}</span>
      ) : (
        <time dateTime={row.outTime}>{t('outbound.shippedAgo', { ago: formatAgo(row.outTime) })}</time>
      )}
      <FullRow>
        <Progress order={row} />
      </FullRow>
    </TwoColumnCard>
  );
};
