import { CalendarX2, PackageX } from 'lucide-react';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { ForecastCard } from '#web/shared/package/forecast-card.tsx';
import { differenceVariant, forecastViews, packageList, packageTabLabel } from '#web/shared/package/package-list.ts';
import { packageQuery } from '#web/shared/package/package-query.ts';
import { usePackageFilters } from '#web/shared/package/use-package-filters.ts';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import { useForecastColumns } from './forecast-columns.tsx';
import { useForecastActions } from './use-forecast-actions.ts';

/** The forecasts of all sellers in all warehouses (R2.83). */
const allForecasts = defineList({
  ...packageList,
  name: 'all-forecasts',
  tabs: { all: [...forecastViews, 'expired'], label: packageTabLabel },
  useQuery: (state) => packageQuery(state, state.size),
  useActions: useForecastActions,
  useColumns: useForecastColumns,
  useFilters: ({ t }) => {
    const { shippingType, way, forecast, arrived, counted } = usePackageFilters();
    return [
      { kind: 'text', name: 'text', label: t('appoint.search') },
      useWarehouseFilter(),
      useOwnerFilter(t('appoint.owner')),
      way,
      { ...shippingType, folded: true },
      forecast,
      arrived,
      counted,
    ];
  },
  bulk:
    ({ t, actions: runOn }) =>
    (rows, done) =>
      (['expire', 'cancel'] as const).map((action) => {
        const allowed = rows.filter(({ actions }) => actions.includes(action));
        return {
          key: action,
          label: t(`allForecasts.${action}Many`, { count: allowed.length }),
          icon: action === 'cancel' ? PackageX : CalendarX2,
          disabled: allowed.length === 0,
          run: () => void runOn(action, allowed).then((sure) => sure && done()),
        };
      }),
  variantOf: differenceVariant,
  Card: function Forecast({ row }) {
    return <ForecastCard row={row} whose={`${useOwnerName()(row.shopInfo)} · ${row.wareName}`} />;
  },
  empty: ({ t }) => ({ title: t('allForecasts.emptyTitle'), text: t('allForecasts.emptyText') }),
});

export default function AllForecastsPage() {
  return <ListPage list={allForecasts} />;
}
