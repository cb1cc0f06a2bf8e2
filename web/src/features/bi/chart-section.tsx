import { Segmented } from 'antd';
import { ChartColumn, Table2, type LucideIcon } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Series } from '../../ui/charts/chart-parts.tsx';
import { SkeletonBlock } from '../../ui/states/skeletons.tsx';
import styles from './bi.module.css';

interface Props {
  title: string;
  series: readonly Series[];
  /** Drawn as lines, not as bars. */
  lines?: boolean;
  chart: ReactNode;
  /** The same figures as rows: for readers of screens, for the keyboard, and to look one up. */
  table: ReactNode;
}

export const ChartSection = ({ title, series, lines = false, chart, table }: Props) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'chart' | 'table'>('chart');
  return (
    <section className={styles['section']} aria-label={title}>
      <div className={styles['sectionHead']}>
        <h2>{title}</h2>
        <ul className={styles['legend']} aria-hidden="true">
          {series.map(({ key, name, colour }) => (
            <li key={key}>
              <i style={{ background: colour }} data-line={lines} />
              {name}
            </li>
          ))}
        </ul>
        <Segmented
          size="small"
          aria-label={t('bi.showAs', { title })}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'chart', label: <Way icon={ChartColumn} name={t('bi.asChart')} /> },
            { value: 'table', label: <Way icon={Table2} name={t('bi.asTable')} /> },
          ]}
        />
      </div>
      <div className={styles['plot']}>{shown === 'chart' ? <Suspense fallback={<SkeletonBlock height={220} />}>{chart}</Suspense> : table}</div>
    </section>
  );
};

const Way = ({ icon: Icon, name }: { icon: LucideIcon; name: string }) => (
  <span className={styles['way']} title={name}>
    <Icon size={13} aria-hidden />
    <span className="unseen">{name}</span>
  </span>
);
