import { memo, useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bi } from '#contracts/bi/bi-queries.ts';
import { Ageing } from './ageing.tsx';
import type { BiAsked } from '../bi-asked.ts';
import styles from '../bi.module.css';
import { receivedRows, shippedRows, soldRows, storedRows } from '../drill-down-links.ts';
import { costKnownOf } from './cost-known.ts';
import { Kpis } from './kpis.tsx';
import { Money } from '../charts/money.tsx';
import { Movement } from '../charts/movement.tsx';
import { Rankings } from './rankings.tsx';

interface Props {
  bi: Bi;
  asked: BiAsked;
  today: string;
  onFilter: (filter: { wareId?: string; shopId?: string }) => void;
  occupancy: ReactNode;
}

/** Drawing curves takes longer than writing figures: the figures move first. */
const LaterMovement = memo(Movement);
const LaterMoney = memo(Money);
const LaterAgeing = memo(Ageing);
const LaterRankings = memo(Rankings);

/** The page under its head: figures, curves, shelves, ages, and who has which part in them. */
export const Stats = ({ bi, asked, today, onFilter, occupancy }: Props) => {
  const { t } = useTranslation();
  const later = useDeferredValue(bi);
  const cost = costKnownOf(bi.platforms);
  const scope = { ...asked, from: bi.from, to: bi.to };
  return (
    <>
      <Kpis
        bi={bi}
        question={[bi.from, bi.to, asked.wareId, asked.shopId].join(' ')}
        plans={[
          { measure: 'sales', label: t('bi.sales'), money: true, to: soldRows(scope) },
          { measure: 'profit', label: t('bi.profit'), money: true, to: soldRows(scope), note: cost && t('bi.costKnown', cost) },
          { measure: 'inbound', label: t('bi.inbound'), to: receivedRows(scope) },
          { measure: 'outbound', label: t('bi.outbound'), to: shippedRows(scope) },
          { measure: 'stock', label: bi.to >= today ? t('bi.stockNow') : t('bi.stockThen', { day: bi.to }), to: storedRows(scope, today) },
        ]}
      />
      <div className={styles['halves']}>
        <LaterMovement bi={later} asked={asked} today={today} />
        <LaterMoney bi={later} asked={asked} />
      </div>
      <div className={styles['halves']}>
        {occupancy}
        <LaterAgeing ageing={later.ageing} asked={asked} />
      </div>
      <LaterRankings bi={later} asked={asked} today={today} onFilter={onFilter} />
    </>
  );
};
