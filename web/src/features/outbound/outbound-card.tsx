import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useDeadline } from '../../shared/order/use-deadline.ts';
import { PairsCard, WholeLine } from '../../ui/list/row-card.tsx';
import { TimeText } from '../../ui/text/time-text.tsx';
import { useNow } from '../../ui/text/use-now.ts';
import { OrderStage, Progress } from './order-stage.tsx';
import styles from './outbound.module.css';

/** An order on a handheld. */
export const OutboundCard = ({ row }: { row: OrderRow }) => {
  const { t } = useTranslation();
  const { text, carrier } = useDeadline(row, useNow());
  return (
    <PairsCard>
      <strong>{row.oddNo}</strong>
      <OrderStage order={row} />
      <span>{row.shopInfo.realname}</span>
      {row.outTime === null ? (
        <span className={row.late ? styles['late'] : undefined}>{[carrier, text].filter(Boolean).join('\u00a0')}</span>
      ) : (
        <span>
          {t('orders.out')} <TimeText at={row.outTime} show="ago" />
        </span>
      )}
      <WholeLine>
        <Progress order={row} />
      </WholeLine>
    </PairsCard>
  );
};
