import { Button } from 'antd';
import { PackageX, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { exportPackages } from '#contracts/forecast/export-packages.ts';
import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { packageLink } from '#web/core/links/package-link.ts';
import { usePlace } from '#web/core/links/place.ts';
import { sellerPages } from '#web/core/links/seller-pages.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { ExportButton } from '#web/shared/export/export-button.tsx';
import { packageQuery, packageViewOf } from '#web/shared/package/package-query.ts';
import { usePackageFilters } from '#web/shared/package/use-package-filters.ts';
import { usePackageViews } from '#web/shared/package/use-package-views.ts';
import { ForecastCard } from '#web/shared/package/forecast-card.tsx';
import { packageKey, packageVersion, usePackages } from '#web/shared/package/use-packages.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { offeredViews } from './offered-views.ts';
import { useSellerColumns } from './seller-columns.tsx';
import { useAskCancel } from './use-ask-cancel.tsx';

/** The seller's packages, from the forecast to the last piece on a shelf (R2.46). */
export default function PackagesPage() {
  const { t } = useTranslation();
  const { title } = usePageRow();
  const state = useListState();
  const list = usePackages(state);
  const { open, amend, newForecast } = useWays();
  const [askCancel, dialog] = useAskCancel();
  const cancelOne = useCallback((row: PackageRow) => void askCancel([row]), [askCancel]);
  const columns = useSellerColumns({ open, amend, cancel: cancelOne });
  const counts = list.read.data?.counts;
  const current = packageViewOf(state);
  const views = usePackageViews(offeredViews(counts, current), counts);
  const warehouse = useWarehouseFilter();
  const { shippingType, forecast, arrived, counted } = usePackageFilters();
  const create = (
    <Button type="primary" href={newForecast} icon={<Plus size={15} aria-hidden />}>
      {t('pages.newForecast')}
    </Button>
  );

  return (
    <>
      <ListPage
        name="packages"
        title={t(`pages.${title}`)}
        state={state}
        {...list}
        countOf={(count) => t('packages.count', { count })}
        columns={columns}
        keyOf={packageKey}
        versionOf={packageVersion}
        open={open}
        views={views}
        filters={[{ kind: 'text', name: 'text', label: t('packages.search') }, warehouse, shippingType, forecast, arrived, counted]}
        toneOf={({ unresolved }) => (unresolved ? 'waiting' : undefined)}
        bulk={(rows, done) => {
          const cancellable = rows.filter(({ actions }) => actions.includes('cancel'));
          if (cancellable.length === 0) return [];
          const label = t('packages.cancelMany', { count: cancellable.length });
          return [{ key: 'cancel', label, icon: PackageX, run: () => void askCancel(cancellable).then((sure) => sure && done()) }];
        }}
        card={(row) => <ForecastCard row={row} whose={row.wareName} />}
        actions={
          <>
            <ExportButton
              endpoint={exportPackages}
              query={packageQuery(state, state.size)}
              title={t(`pages.${title}`)}
              total={list.read.data?.totalCount}
            />
            {create}
          </>
        }
        empty={{ title: t('packages.emptyTitle'), text: t('packages.emptyText'), action: create }}
      />
      {dialog}
    </>
  );
}

const useWays = () => {
  const navigate = useNavigate();
  const place = usePlace();
  const { terminal, pathname } = place;
  const form = sellerPages(place).newForecast;
  return {
    newForecast: useHref(form),
    open: useCallback((row: PackageRow) => void navigate(packageLink({ terminal, pathname }, row)), [navigate, terminal, pathname]),
    amend: useCallback(({ preId }: PackageRow) => void navigate(withQuery(form, { id: preId })), [navigate, form]),
  };
};
