import { Button } from 'antd';
import { ScanLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { useUser } from '#web/core/access/use-user.ts';
import { packageLink } from '#web/core/links/package-link.ts';
import { usePlace } from '#web/core/links/place.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { ForecastCard } from '#web/shared/package/forecast-card.tsx';
import { packageViewOf } from '#web/shared/package/package-query.ts';
import { usePackageFilters } from '#web/shared/package/use-package-filters.ts';
import { forecastViews, usePackageViews } from '#web/shared/package/use-package-views.ts';
import { packageKey, packageVersion, usePackages } from '#web/shared/package/use-packages.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { useForecastColumns } from './forecast-columns.tsx';
import { useInspections } from './use-inspections.ts';

/** Forecasts for this warehouse (R2.25): found by any of their numbers, received, opened. */
export default function ForecastsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = usePlace();
  const { warehouse } = useUser();
  const state = useListState();
  const view = packageViewOf(state);
  useInspections();
  const list = usePackages(state, { wareId: warehouse?.id, sort: 'gmtModify' });
  const views = usePackageViews(forecastViews, list.read.data?.counts);
  const columns = useForecastColumns();
  const ownerName = useOwnerName();
  const { forecast, arrived } = usePackageFilters();
  const receiving = useHref(withQuery(warehousePaths.receiving, { new: 1 }));

  return (
    <ListPage
      name="warehouse-forecasts"
      title={t('pages.forecasts')}
      state={state}
      {...list}
      columns={columns}
      keyOf={packageKey}
      versionOf={packageVersion}
      open={(row) => void navigate(packageLink(place, row))}
      views={views}
      filters={[{ kind: 'text', name: 'text', label: t('appoint.search') }, forecast, arrived]}
      toneOf={({ unresolved }) => (unresolved && view !== 'difference' ? 'waiting' : undefined)}
      card={(row) => <ForecastCard row={row} whose={ownerName(row.shopInfo)} />}
      actions={
        <Button type="primary" href={receiving} icon={<ScanLine size={15} aria-hidden />}>
          {t('appoint.scanIn')}
        </Button>
      }
      empty={{ title: t('appoint.emptyTitle', { warehouse: warehouse?.name ?? '' }), text: t('appoint.emptyText') }}
    />
  );
}
