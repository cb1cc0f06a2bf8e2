import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { LinesCard } from '../../ui/list/row-card.tsx';
import { TimeText } from '../../ui/text/time-text.tsx';
import { OrderStage, Progress } from './order-stage.tsx';
import styles from './outbound.module.css';

/** An order on a handheld. */
export const OutboundCard = ({ row }: { row: OrderRow }) => {
  const { t } = useTranslation();
  return (
    <LinesCard>
      <span>
        <strong>{row.oddNo}</strong> {row.shopInfo.realname}
      </span>
      <OrderStage order={row} />
      <Progress order={row} />
      {row.gmtDue && row.outTime === null && (
        <span className={row.late ? styles['late'] : styles['quiet']}>
          {t('orders.due')} <TimeText at={row.gmtDue} />
        </span>
      )}
    </LinesCard>
  );
};
