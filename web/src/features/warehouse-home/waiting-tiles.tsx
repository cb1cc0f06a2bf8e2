import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { stations } from './stations.ts';
import { useCountChanges } from './use-count-changes.ts';
import { useWorkplace } from './use-workplace.ts';
import styles from './warehouse-home.module.css';

/** The workplace in a hand: one large tile for each kind of work, with how much of it waits. */
export const WaitingTiles = ({ board }: { board: string }) => {
  const { t } = useTranslation();
  const { read, workplace } = useWorkplace();
  const changed = useCountChanges(workplace?.waiting);
  return (
    <>
      <PageHeader
        title={t('warehouseHome.pages.workplace')}
        meta={workplace && [t('warehouseHome.today', { received: workplace.inboundToday, shipped: workplace.outboundToday })]}
      />
      <ReadStates read={read} skeleton={<SkeletonRows rows={9} height={64} />}>
        {() =>
          workplace && (
            <ul className={styles['tiles']} data-stale={read.isError}>
              {stations.map(({ key, icon: Icon, work }) => (
                <li key={key}>
                  <PageLink to={work} className={styles['tile']}>
                    <Icon size={24} strokeWidth={1.6} aria-hidden />
                    <span>{t(`warehouseHome.${key}`)}</span>
                    <strong className={changed.has(key) ? styles['changed'] : undefined} data-none={workplace.waiting[key] === 0}>
                      {formatCount(workplace.waiting[key])}
                    </strong>
                  </PageLink>
                </li>
              ))}
              <li>
                <Link to={board} className={styles['tile']}>
                  <Columns3 size={24} strokeWidth={1.6} aria-hidden />
                  <span>{t('taskBoard.pages.taskBoard')}</span>
                  {workplace.waiting.late > 0 && <em>{t('warehouseHome.late', { count: workplace.waiting.late })}</em>}
                </Link>
              </li>
            </ul>
          )
        }
      </ReadStates>
    </>
  );
};
