import { Button } from 'antd';
import { LayoutDashboard, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { ShopWorkplace } from '#contracts/overview/overview-queries.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { KeptScroll } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { LatestSales } from './latest-sales.tsx';
import { othersQueue, sellerQueue } from './queue-links.ts';
import { RecentEvents } from './recent-events.tsx';
import { useShopPages } from './shop-pages.ts';
import { StockStats } from './stock-stats.tsx';
import { WorkQueue } from './work-queue.tsx';
import { ofShop, useWorkplace } from './use-workplace.ts';
import { WorkplaceSkeleton } from './workplace-skeleton.tsx';
import styles from './workplace.module.css';

/** Where a seller begins the day: what waits for them, what they have, what happened (R2.44, R2.86). */
export default function WorkplacePage() {
  const { t } = useTranslation();
  const pages = useShopPages();
  const read = useWorkplace();
  return (
    <>
      <PageHeader title={t('workplace.pages.workplace')} actions={<NewForecast />} />
      <ReadStates read={read} skeleton={<WorkplaceSkeleton />}>
        {(workplace) => {
          const shop = ofShop(workplace);
          if (!shop || isNew(shop)) return <Beginning />;
          return (
            <KeptScroll className={styles['body']}>
              <div data-stale={read.isError}>
                <div className={styles['queues']}>
                  <WorkQueue title={t('workplace.needsAttention')} links={sellerQueue(pages)} shop={shop} />
                  <WorkQueue title={t('workplace.inProgress')} links={othersQueue(pages)} shop={shop} />
                </div>
                <StockStats shop={shop} />
                <div className={styles['parts']}>
                  <RecentEvents events={shop.recent} />
                  <LatestSales shop={shop} />
                </div>
              </div>
            </KeptScroll>
          );
        }}
      </ReadStates>
    </>
  );
}

/** Nothing was ever announced. */
const isNew = ({ recent, forecast, inStock, scheduled }: ShopWorkplace): boolean =>
  recent.length === 0 && forecast === 0 && inStock === 0 && scheduled === 0;

const NewForecast = () => {
  const { t } = useTranslation();
  const { newForecast } = useShopPages();
  const mayOpen = useMayOpen();
  const href = useHref(newForecast);
  return mayOpen(newForecast) ? (
    <Button type="primary" href={href} icon={<Plus size={15} aria-hidden />}>
      {t('forecast.pages.newForecast')}
    </Button>
  ) : null;
};

const Beginning = () => {
  const { t } = useTranslation();
  return <EmptyState icon={LayoutDashboard} title={t('workplace.emptyTitle')} text={t('workplace.emptyText')} action={<NewForecast />} />;
};
