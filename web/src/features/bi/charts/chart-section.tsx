import { Segmented } from 'antd';
import { ChartColumn, Table2, type LucideIcon } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Series } from '#web/ui/charts/chart-parts.tsx';
import { InSight } from '#web/ui/charts/in-sight.tsx';
import { SkeletonBlock } from '#web/ui/states/skeletons.tsx';
import styles from '../bi.module.css';

interface Props {
  /** Stands in the address while its rows show. */
  name: 'movement' | 'money';
  title: string;
  series: readonly Series[];
  /** Drawn as lines, not as bars. */
  lines?: boolean;
  chart: ReactNode;
  /** The same figures as rows: for readers of screens, for the keyboard, and to look one up. */
  table: ReactNode;
}

export const ChartSection = ({ name, title, series, lines = false, chart, table }: Props) => {
  const { t } = useTranslation();
  const [shown, show] = useShownAs(name);
  return (
    <section className={styles['section']} aria-label={title}>
      <div className={styles['sectionHead']}>
        <h2>{title}</h2>
        <ul className={styles['legend']} aria-hidden="true">
          {series.map(({ key, name, colour, broken }) => (
            <li key={key}>
              <i style={broken ? { borderColor: colour } : { background: colour }} data-line={lines} data-broken={broken} />
              {name}
            </li>
          ))}
        </ul>
        <Segmented
          size="small"
          aria-label={t('bi.showAs', { title })}
          value={shown}
          onChange={show}
          options={[
            { value: 'chart', label: <Way icon={ChartColumn} name={t('bi.asChart')} /> },
            { value: 'table', label: <Way icon={Table2} name={t('bi.asTable')} /> },
          ]}
        />
      </div>
      <div className={styles['plot']}>
        {shown === 'chart' ? (
          <InSight waiting={outline}>
            <Suspense fallback={outline}>{chart}</Suspense>
          </InSight>
        ) : (
          table
        )}
      </div>
    </section>
  );
};

const outline = <SkeletonBlock height={220} />;

/** A link to the page shows the rows that it was copied from. */
const useShownAs = (name: string): ['chart' | 'table', (as: 'chart' | 'table') => void] => {
  const [parameters, setParameters] = useSearchParams();
  const others = (parameters.get('table') ?? '').split(',').filter((each) => each !== '' && each !== name);
  const show = (as: 'chart' | 'table') =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        const tables = as === 'table' ? [...others, name] : others;
        if (tables.length === 0) after.delete('table');
        else after.set('table', tables.join(','));
        return after;
      },
      { replace: true },
    );
  return [(parameters.get('table') ?? '').split(',').includes(name) ? 'table' : 'chart', show];
};

const Way = ({ icon: Icon, name }: { icon: LucideIcon; name: string }) => (
  <span className={styles['way']} title={name}>
    <Icon size={13} aria-hidden />
    <span className="unseen">{name}</span>
  </span>
);
