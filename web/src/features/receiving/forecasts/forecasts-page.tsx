import { Button } from 'antd';
import { ScanLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { packageViews, listPackages, type PackageRow, type PackageView } from '#contracts/forecast/package-queries.ts';
import { warehouseTopic } from '#contracts/live/topics.ts';
import { useUser } from '../../../app/access/use-user.ts';
import { packageLink } from '../../../app/links/package-link.ts';
import { usePlace } from '../../../app/links/place.ts';
import { withQuery } from '../../../app/links/with-query.ts';
import { warehousePaths } from '../../../app/paths/warehouse-paths.ts';
import { useLiveRows } from '../../../live/use-live-rows.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { listQuery } from '../../../ui/list/list-query.ts';
import { useListRead } from '../../../ui/list/use-list-read.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { ForecastCard } from './forecast-card.tsx';
import { useForecastColumns } from './forecast-columns.tsx';

const keyOf = ({ preId }: PackageRow): string => preId;
const versionOf = ({ version }: PackageRow): number => version;
const offered: readonly PackageView[] = [
  'all',
  'open',
  'scheduled',
  'arrived',
  'received',
  'checked',
  'difference',
  'unclaimed',
  'returned',
  'cancelled',
];

/** Forecasts for this warehouse (R2.25): found by any of their numbers, received, opened. */
export default function ForecastsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = usePlace();
  const { warehouse } = useUser();
  const state = useListState();
  const view = packageViews.find((known) => known === state.view);
  const list = useListRead(
    listPackages,
    listQuery(listPackages, state, state.size, { always: { wareId: warehouse?.id, ...(view && { view }) } }),
    keyOf,
  );
  const { counts } = list.read.data ?? {};
  useLiveRows(warehouse && warehouseTopic('packages', warehouse.id), listPackages, keyOf);
  const columns = useForecastColumns();
  const receiving = useHref(withQuery(warehousePaths.receiving, { new: 1 }));

  return (
    <ListPage
      name="warehouse-forecasts"
      title={t('pages.forecasts')}
      state={state}
      {...list}
      columns={columns}
      keyOf={keyOf}
      versionOf={versionOf}
      open={(row) => void navigate(packageLink(place, row))}
      views={offered.map((key) => ({
        key: key === 'all' ? undefined : key,
        label: t(`packages.views.${key}`),
        count: counts?.[key],
      }))}
      filters={[
        { kind: 'text', name: 'text', label: t('appoint.search') },
        { kind: 'range', name: 'beginDate', last: 'endDate', label: t('packages.forecast') },
        { kind: 'range', name: 'inBeginTime', last: 'inEndTime', label: t('packages.arrived'), folded: true },
      ]}
      toneOf={({ unresolved }) => (unresolved && view !== 'difference' ? 'waiting' : undefined)}
      card={(row) => <ForecastCard row={row} />}
      actions={
        <Button type="primary" href={receiving} icon={<ScanLine size={15} aria-hidden />}>
          {t('appoint.scanIn')}
        </Button>
      }
      empty={{ title: t('appoint.emptyTitle', { warehouse: warehouse?.name ?? '' }), text: t('appoint.emptyText') }}
    />
  );
}
