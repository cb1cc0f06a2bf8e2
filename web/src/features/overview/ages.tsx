import { useTranslation } from 'react-i18next';
import type { WarehouseOverview } from '#contracts/overview/overview-queries.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { Bar } from '#web/ui/progress/bar.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import styles from './overview.module.css';

interface Props {
  ageing: WarehouseOverview['ageing'];
  rowsOf: (bucket: { from: number; to: number | null }) => string;
}

/** Days from which on an item is an old one: gold from here. */
const old = 61;

/** How long what lies there has lain. */
export const Ages = ({ ageing, rowsOf }: Props) => {
  const { t } = useTranslation();
  const most = Math.max(1, ...ageing.map(({ items }) => items));
  return (
    <ul className={styles['ages']}>
      {ageing.map(({ from, to, items }) => (
        <li key={from} data-old={from >= old}>
          <span>{to === null ? t('overview.ageOpen', { from: from - 1 }) : t('overview.age', { from, to })}</span>
          <Bar share={items / most} aria-hidden="true" />
          <PageLink to={rowsOf({ from, to })} className={styles['number']}>
            {formatCount(items)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
};
