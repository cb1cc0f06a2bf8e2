import { useTranslation } from 'react-i18next';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { StaleBar } from '#web/ui/states/stale-bar.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { stations } from './stations.ts';
import { useCountChanges } from './use-count-changes.ts';
import { useWorkplace } from './use-workplace.ts';
import styles from './warehouse-home.module.css';

/** What waits today, in one line over the board; each number leads to its list (R2.24). */
export const WaitingStrip = () => {
  const { t } = useTranslation();
  const { read, workplace } = useWorkplace();
  const changed = useCountChanges(workplace?.waiting);
  return (
    <>
      {read.isError && <StaleBar at={read.dataUpdatedAt} message={read.error.message} onRetry={() => void read.refetch()} />}
      <nav className={styles['strip']} aria-label={t('warehouseHome.waiting')} aria-busy={read.isPending}>
        {stations.map(({ key, icon: Icon, list }) => (
          <PageLink key={key} to={list} className={styles['station']}>
            <Icon size={15} strokeWidth={1.7} aria-hidden />
            <span>{t(`warehouseHome.${key}`)}</span>
            <strong className={changed.has(key) ? styles['changed'] : undefined} data-none={workplace?.waiting[key] === 0}>
              {workplace ? formatCount(workplace.waiting[key]) : '–'}
            </strong>
          </PageLink>
        ))}
      </nav>
    </>
  );
};
