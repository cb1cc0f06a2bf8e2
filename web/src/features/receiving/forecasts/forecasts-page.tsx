import { Button } from 'antd';
import { ScanLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { listPackages } from '#contracts/forecast/package-queries.ts';
import { invalidateReads } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { throttle } from '#web/live/throttle.ts';
import { useLive } from '#web/live/use-live.ts';
import { ForecastCard } from '#web/shared/package/forecast-card.tsx';
import { differenceVariant, forecastViews, packageList, packageTabLabel } from '#web/shared/package/package-list.ts';
import { packageQuery } from '#web/shared/package/package-query.ts';
import { usePackageFilters } from '#web/shared/package/use-package-filters.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { useForecastColumns } from './forecast-columns.tsx';

/** Forecasts for this warehouse (R2.25): found by any of their numbers, received, opened. */
const warehouseForecasts = defineList({
  ...packageList,
  name: 'warehouse-forecasts',
  tabs: { all: forecastViews, label: packageTabLabel },
  useQuery: (state) => packageQuery(state, state.size, { wareId: useUser().warehouse?.id, sort: 'gmtModify' }),
  useColumns: useForecastColumns,
  useFilters: ({ t }) => {
    const { way, forecast, arrived } = usePackageFilters();
    return [{ kind: 'text', name: 'text', label: t('appoint.search') }, way, forecast, arrived];
  },
  variantOf: differenceVariant,
  Card: function Forecast({ row }) {
    return <ForecastCard row={row} whose={useOwnerName()(row.shopInfo)} />;
  },
  Toolbar: () => <ScanInButton />,
  empty: ({ t, user }) => ({ title: t('appoint.emptyTitle', { warehouse: user.warehouse?.name ?? '' }), text: t('appoint.emptyText') }),
});

const readPackages = throttle(() => invalidateReads(listPackages));

/** A parcel can be checked once its last unit is inspected, which is told of the unit and not of the parcel. */
const useInspections = (): void =>
  useLive(useListTopic('inventory'), {
    onSubscribed: () => undefined,
    onNotices: (notices) => {
      if (notices.some(({ type }) => type === 'ItemInspected')) readPackages();
    },
    onReset: readPackages,
  });

export default function ForecastsPage() {
  useInspections();
  return <ListPage list={warehouseForecasts} />;
}

const ScanInButton = () => {
  const { t } = useTranslation();
  const href = useHref(withQuery(warehousePaths.receiving, { new: 1 }));
  return (
    <Button type="primary" href={href} icon={<ScanLine size={15} aria-hidden />}>
      {t('appoint.scanIn')}
    </Button>
  );
};
