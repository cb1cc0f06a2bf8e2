import { useTranslation } from 'react-i18next';
import { getStorageOutlook, type StorageOutlook } from '#contracts/storage/storage-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { addressOf } from '#web/core/list/page-state.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useLiveReads } from '#web/live/use-live.ts';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { SkeletonBlock } from '#web/ui/states/skeletons.tsx';
import { StaleBar } from '#web/ui/states/stale-bar.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './storage.module.css';

/** What the coming night costs in all and in each warehouse, and what begins to cost soon; each figure opens its items. */
export const StorageFigures = () => {
  const { t } = useTranslation();
  useLiveReads(useListTopic('inventory'), getStorageOutlook);
  const { data, isError, error, isPlaceholderData, dataUpdatedAt, refetch } = useRead(getStorageOutlook, {});
  const retry = () => void refetch();
  if (data) {
    return (
      <>
        {isError && <StaleBar at={dataUpdatedAt} message={error.message} onRetry={retry} />}
        <Figures outlook={data} stale={isError || isPlaceholderData} />
      </>
    );
  }
  if (!isError) return <Waiting />;
  return (
    <p className={styles['missing']}>
      {t('storage.notLoaded')}
      <button type="button" onClick={retry}>
        {t('ui.retry')}
      </button>
    </p>
  );
};

const Figures = ({ outlook: { tonight, soon, warehouses }, stale }: { outlook: StorageOutlook; stale: boolean }) => {
  const { t } = useTranslation();
  const { path } = usePageRow();
  const itemsOf = (view: string, wareId = '') => addressOf(path, { pageNo: 1, view, filters: { wareId } });
  return (
    <section className={styles['figures']} aria-label={t('storage.pages.storage')} data-stale={stale}>
      <dl className={styles['sums']}>
        <div>
          <dt title={t('storage.tonightHint')}>{t('storage.tonight')}</dt>
          <dd className={styles['tonight']}>{formatMoney(tonight.cents)}</dd>
          <dd>
            <PageLink to={itemsOf('tonight')}>{t('storage.items', { count: tonight.items })}</PageLink>
          </dd>
        </div>
        <div>
          <dt>{t('storage.soon')}</dt>
          <dd className={styles['soon']}>
            <PageLink to={itemsOf('soon')}>{t('storage.items', { count: soon.items })}</PageLink>
          </dd>
          <dd className={styles['quiet']}>{t('storage.soonAdds', { amount: formatMoney(soon.cents) })}</dd>
        </div>
      </dl>
      <ul className={styles['warehouses']} aria-label={t('storage.byWarehouse')}>
        {warehouses.map(({ warehouseId, wareName, items, stored, cents, freeDays, centsPerNight, gmtEnds }) => (
          <li key={warehouseId}>
            <strong>{wareName}</strong>
            <strong className={styles['amount']}>{formatMoney(cents)}</strong>
            <PageLink to={itemsOf('tonight', warehouseId)}>{t('storage.charged', { charged: items, stored })}</PageLink>
            <span className={styles['quiet']}>{t('storage.terms', { free: freeDays, fee: formatMoney(centsPerNight) })}</span>
            <span className={styles['quiet']}>
              {t('storage.ends')} <TimeText at={gmtEnds} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Waiting = () => (
  <div className={styles['figures']} aria-busy="true">
    <SkeletonBlock width={300} height={76} />
    <SkeletonBlock height={76} />
  </div>
);
