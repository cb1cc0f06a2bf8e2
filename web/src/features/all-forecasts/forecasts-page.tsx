import { CalendarX2, PackageX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { packageLink } from '#web/core/links/package-link.ts';
import { usePlace } from '#web/core/links/place.ts';
import { ForecastCard } from '#web/shared/package/forecast-card.tsx';
import { packageViewOf } from '#web/shared/package/package-query.ts';
import { usePackageFilters } from '#web/shared/package/use-package-filters.ts';
import { forecastViews, usePackageViews } from '#web/shared/package/use-package-views.ts';
import { packageKey, packageVersion, usePackages } from '#web/shared/package/use-packages.ts';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { useForecastColumns } from './forecast-columns.tsx';
import { useForecastActs } from './use-forecast-acts.tsx';

const offered = [...forecastViews, 'expired'] as const;

/** The forecasts of all sellers in all warehouses (R2.83). */
export default function AllForecastsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = usePlace();
  const state = useListState();
  const view = packageViewOf(state);
  const list = usePackages(state);
  const views = usePackageViews(offered, list.read.data?.counts);
  const columns = useForecastColumns();
  const { shippingType, forecast, arrived, counted } = usePackageFilters();
  const warehouse = useWarehouseFilter();
  const owner = useOwnerFilter(t('appoint.owner'));
  const ownerName = useOwnerName();
  const { ask, dialog } = useForecastActs();

  return (
    <>
      <ListPage
        name="all-forecasts"
        title={t('pages.forecasts')}
        state={state}
        {...list}
        columns={columns}
        keyOf={packageKey}
        versionOf={packageVersion}
        open={(row) => void navigate(packageLink(place, row))}
        views={views}
        filters={[
          { kind: 'text', name: 'text', label: t('appoint.search') },
          warehouse,
          owner,
          { ...shippingType, folded: true },
          forecast,
          arrived,
          counted,
        ]}
        toneOf={({ unresolved }) => (unresolved && view !== 'difference' ? 'waiting' : undefined)}
        bulk={(rows, done) =>
          (['expire', 'cancel'] as const).map((act) => {
            const allowed = rows.filter(({ actions }) => actions.includes(act));
            return {
              key: act,
              label: t(`allForecasts.${act}Many`, { count: allowed.length }),
              icon: act === 'cancel' ? PackageX : CalendarX2,
              disabled: allowed.length === 0,
              run: () => void ask(act, allowed).then((sure) => sure && done()),
            };
          })
        }
        card={(row) => <ForecastCard row={row} whose={`${ownerName(row.shopInfo)} · ${row.wareName}`} />}
        empty={{ title: t('allForecasts.emptyTitle'), text: t('allForecasts.emptyText') }}
      />
      {dialog}
    </>
  );
}
