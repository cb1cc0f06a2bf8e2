import { useTranslation } from 'react-i18next';
import type { WarehouseOverview } from '#contracts/overview/overview-queries.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { share } from '#web/shared/occupancy/heat.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { formatCount, formatDay } from '#web/ui/text/formats.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './overview.module.css';
import type { overviewLinks } from './overview-links.ts';

interface Props {
  warehouse: WarehouseOverview;
  links: ReturnType<typeof overviewLinks>;
}

/** What lies there, and what was done today hour by hour. */
export const DayStats = ({ warehouse, links }: Props) => {
  const { t } = useTranslation();
  const { stock, onShelves, capacity, hours } = warehouse;
  const day = formatDay(useNow());
  const curve = (of: 'inbound' | 'inspected' | 'shelved' | 'outbound') => hours.map((hour) => hour[of]);
  return (
    <dl className={styles['stats']}>
      <Stat label={t('overview.stock')} value={stock} to={links.stock} note={t('overview.onShelves', { share: share(onShelves, capacity) })} />
      <Stat label={t('overview.inbound')} value={warehouse.inboundToday} to={links.received(day)} curve={curve('inbound')} />
      <Stat label={t('overview.inspected')} value={warehouse.inspectedToday} curve={curve('inspected')} />
      <Stat label={t('overview.shelved')} value={warehouse.shelvedToday} to={links.shelved(day)} curve={curve('shelved')} />
      <Stat label={t('overview.outbound')} value={warehouse.outboundToday} to={links.shipped(day)} curve={curve('outbound')} />
    </dl>
  );
};

interface StatProps {
  label: string;
  value: number;
  to?: string;
  note?: string;
  curve?: readonly number[];
}

const Stat = ({ label, value, to, note, curve }: StatProps) => (
  <div className={styles['stat']}>
    <dt>{label}</dt>
    <dd>
      <PageLink to={to} className={styles['value']}>
        {formatCount(value)}
      </PageLink>
      {note && <span className={styles['note']}>{note}</span>}
      {curve && <Sparkline values={curve} />}
    </dd>
  </div>
);
