import { Button } from 'antd';
import { Plus, Rows3 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useMay } from '#web/core/access/use-user.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { useOfferNeighbours } from '#web/core/open-row/neighbours.ts';
import { openShelfParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import { shelfKey, shelfVersion, useShelfColumns } from '#web/shared/shelves/list/use-shelf-columns.tsx';
import { noShelfFilters, useShelfFilters } from '#web/shared/shelves/list/use-shelf-filters.ts';
import { useShelvesOf, type Shelves } from '#web/shared/shelves/list/use-shelves-of.ts';
import { useJustChanged } from '#web/ui/changes/use-just-changed.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { FilterBar } from '#web/ui/list/filters/filter-bar.tsx';
import { addressOf } from '#web/core/list/page-state.ts';
import { PaginationBelow } from '#web/ui/list/pagination.tsx';
import type { ListState } from '#web/ui/list/list-state.ts';
import { Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import styles from './warehouse-settings.module.css';

const ShelfDialog = lazy(() => import('#web/shared/shelves/keep/shelf-dialog.tsx'));

interface Props {
  warehouseId: string;
  state: ListState;
}

/** The shelves of the warehouse that is chosen. */
export const WarehouseShelves = ({ warehouseId, state }: Props) => {
  const { t } = useTranslation();
  const mayAdd = useMay('300.add');
  const [adding, setAdding] = useState(false);
  const read = useShelvesOf(warehouseId, state);
  const filters = useShelfFilters(read.data?.zones ?? []);
  // The address holds the chosen warehouse too.
  const narrowed: ListState = { ...state, clear: () => state.change({ filters: noShelfFilters }) };

  return (
    <Section
      title={t('warehouseSettings.shelves')}
      count={read.data && t('shelves.count', { count: read.data.totalCount })}
      aside={
        mayAdd && (
          <Button size="small" icon={<Plus size={13} aria-hidden />} onClick={() => setAdding(true)}>
            {t('shelves.add')}
          </Button>
        )
      }
    >
      <ReadStates read={read} skeleton={<SkeletonRows />}>
        {(shelves) => (
          <>
            {(shelves.zones.length > 0 || shelves.totalCount > 0) && <FilterBar inline filters={filters} state={narrowed} />}
            <Rows shelves={shelves} state={state} dimmed={read.isPlaceholderData || read.isError} />
          </>
        )}
      </ReadStates>
      {adding && (
        <Suspense>
          <ShelfDialog warehouseId={warehouseId} shelf={undefined} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Section>
  );
};

const Rows = ({ shelves, state, dimmed }: { shelves: Shelves; state: ListState; dimmed: boolean }) => {
  const { t } = useTranslation();
  const columns = useShelfColumns();
  const { key: shelfId, open } = useOpenRow(openShelfParameter);
  useOfferNeighbours(
    openShelfParameter,
    useMemo(() => shelves.data.map(shelfKey), [shelves]),
    { first: (state.pageNo - 1) * state.size + 1, total: shelves.totalCount },
  );
  const changed = useJustChanged(shelves.data, shelfKey, shelfVersion);
  const { pageNo } = state;
  if (shelves.zones.length === 0)
    return <EmptyState icon={Rows3} title={t('warehouseSettings.noShelvesTitle')} text={t('warehouseSettings.noShelvesText')} />;
  // The last shelf of the last page was removed.
  if (pageNo > shelves.totalPage && !dimmed)
    return <Navigate replace to={addressOf(adminPaths.warehouseSettings, { ...state, pageNo: shelves.totalPage })} />;
  if (shelves.data.length === 0) return <p className={styles['note']}>{t('warehouseSettings.nothingFits')}</p>;
  return (
    <>
      <DataTable
        inline
        columns={columns}
        rows={shelves.data}
        keyOf={shelfKey}
        label={t('warehouseSettings.shelves')}
        total={shelves.totalCount}
        onOpen={({ id }) => open(id)}
        openKey={shelfId}
        changed={changed}
        dimmed={dimmed}
        sort={{
          by: state.filters['sort'],
          order: state.filters['order'] === 'asc' ? 'asc' : 'desc',
          onChange: (sort, order) => state.change({ filters: { sort, order } }),
        }}
      />
      <PaginationBelow pageNo={pageNo} size={state.size} total={shelves.totalCount} onChange={(next) => state.change({ pageNo: next })} />
    </>
  );
};
