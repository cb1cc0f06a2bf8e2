import { Button } from 'antd';
import { PackageX, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { exportPackages } from '#contracts/forecast/export-packages.ts';
import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { sellerPages } from '#web/core/links/seller-pages.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { ExportButton } from '#web/shared/export/export-button.tsx';
import { ForecastCard } from '#web/shared/package/forecast-card.tsx';
import { packageList, packageTabLabel } from '#web/shared/package/package-list.ts';
import { packageQuery } from '#web/shared/package/package-query.ts';
import { usePackageFilters } from '#web/shared/package/use-package-filters.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import { ClaimParcelButton } from './claim/claim-parcel-button.tsx';
import { packageTabs } from './package-tabs.ts';
import { useSellerColumns } from './seller-columns.tsx';
import { useCancelPackages } from './use-cancel-packages.ts';

/** The seller's packages, from the forecast to the last piece on a shelf (R2.46). */
const packages = defineList({
  ...packageList,
  name: 'packages',
  tabs: { ...packageTabs, label: packageTabLabel },
  useQuery: (state) => packageQuery(state, state.size),
  useActions: useCancelPackages,
  useColumns: ({ actions: cancelPackages }) => {
    const cancel = useCallback((row: PackageRow) => void cancelPackages([row]), [cancelPackages]);
    return useSellerColumns({ open: packageList.useOpen(), amend: useAmend(), cancel });
  },
  useFilters: ({ t }) => {
    const { shippingType, forecast, arrived, counted } = usePackageFilters();
    return [{ kind: 'text', name: 'text', label: t('packages.search') }, useWarehouseFilter(), shippingType, forecast, arrived, counted];
  },
  bulk:
    ({ t, actions: cancelPackages }) =>
    (rows, done) => {
      const cancellable = rows.filter(({ actions }) => actions.includes('cancel'));
      if (cancellable.length === 0) return [];
      const label = t('packages.cancelMany', { count: cancellable.length });
      return [{ key: 'cancel', label, icon: PackageX, run: () => void cancelPackages(cancellable).then((sure) => sure && done()) }];
    },
  variantOf: ({ unresolved }) => (unresolved ? 'waiting' : undefined),
  countOf: (count, { t }) => t('packages.count', { count }),
  Card: ({ row }) => <ForecastCard row={row} whose={row.wareName} />,
  Toolbar: ({ list: { query, title, read } }) => (
    <>
      <ExportButton endpoint={exportPackages} query={query} title={title} total={read.data?.totalCount} />
      <ClaimParcelButton />
      <NewForecastButton />
    </>
  ),
  empty: ({ t }) => ({ title: t('packages.emptyTitle'), text: t('packages.emptyText'), action: <NewForecastButton /> }),
});

export default function PackagesPage() {
  return <ListPage list={packages} />;
}

const NewForecastButton = () => {
  const { t } = useTranslation();
  const href = useHref(sellerPages(useViewpoint()).newForecast);
  return (
    <Button type="primary" href={href} icon={<Plus size={15} aria-hidden />}>
      {t('forecast.pages.newForecast')}
    </Button>
  );
};

const useAmend = () => {
  const navigate = useNavigate();
  const form = sellerPages(useViewpoint()).newForecast;
  return useCallback(({ preId }: PackageRow) => void navigate(withQuery(form, { id: preId })), [navigate, form]);
};
