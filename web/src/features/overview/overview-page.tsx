import { Segmented } from 'antd';
import { Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WarehouseOverview } from '#contracts/overview/overview-queries.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { HeatMap } from '#web/shared/occupancy/heat-map.tsx';
import { HeatScale } from '#web/shared/occupancy/heat-scale.tsx';
import { share } from '#web/shared/occupancy/heat.ts';
import { useListState } from '#web/core/list/use-list-state.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { Ages } from './ages.tsx';
import { DayStats } from './day-stats.tsx';
import styles from './overview.module.css';
import { overviewLinks } from './overview-links.ts';
import { midnightElsewhere } from './midnight-elsewhere.ts';
import { useOverview } from './use-overview.ts';
import { WaitingCounts } from './waiting-counts.tsx';
import { WarehousesTable } from './warehouses-table.tsx';

/** How full each warehouse is, what was done there today and what waits (R2.97), as it moves. */
export default function OverviewPage() {
  const { t } = useTranslation();
  const { terminal } = useUser();
  const state = useListState();
  const wanted = state.filters['wareId'];
  const read = useOverview(wanted);
  const warehouses = read.data?.warehouses ?? [];
  const warehouse = warehouses.find(({ id }) => id === wanted) ?? warehouses[0];
  const show = (wareId: string) => state.change({ filters: { wareId } });

  return (
    <>
      <PageHeader
        title={t('overview.pages.warehouseOverview')}
        aside={warehouse?.name}
        actions={
          warehouses.length > 1 && (
            <Segmented
              aria-label={t('overview.warehouse')}
              value={warehouse?.id ?? ''}
              onChange={show}
              options={warehouses.map(({ id, onShelves, capacity }) => ({ value: id, label: `${id} ${share(onShelves, capacity)}` }))}
            />
          )
        }
      />
      <ReadStates read={read} skeleton={<PageSkeleton />}>
        {() =>
          warehouse ? (
            <PageBody side={<Waits warehouse={warehouse} links={overviewLinks(terminal, warehouse.id)} />}>
              {warehouses.length > 1 && (
                <Section title={t('overview.warehouses')}>
                  <WarehousesTable warehouses={warehouses} shown={warehouse.id} onShow={show} />
                </Section>
              )}
              <Inside warehouse={warehouse} links={overviewLinks(terminal, warehouse.id)} />
            </PageBody>
          ) : (
            <EmptyState icon={Warehouse} title={t('overview.emptyTitle')} text={t('overview.emptyText')} />
          )
        }
      </ReadStates>
    </>
  );
}

interface PartProps {
  warehouse: WarehouseOverview;
  links: ReturnType<typeof overviewLinks>;
}

const Inside = ({ warehouse, links }: PartProps) => {
  const { t } = useTranslation();
  const since = midnightElsewhere(warehouse, useNow());
  return (
    <>
      <Section title={t('overview.today')} aside={since && t('overview.todaySince', { since })}>
        <DayStats warehouse={warehouse} links={links} />
      </Section>
      <Section title={t('overview.occupancy')} count={share(warehouse.onShelves, warehouse.capacity)} aside={<HeatScale />}>
        <div className={styles['shelves']}>
          <HeatMap key={warehouse.id} zones={warehouse.zones} rowsOf={links.shelf} />
        </div>
      </Section>
    </>
  );
};

const Waits = ({ warehouse, links }: PartProps) => {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t('overview.waiting')}>
        <WaitingCounts waiting={warehouse.waiting} links={links.waiting} />
      </Section>
      <Section title={t('overview.ageing')} aside={t('overview.ageingAside')}>
        <Ages ageing={warehouse.ageing} rowsOf={links.aged} />
      </Section>
    </>
  );
};
