import { CalendarX2, PackageX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { listPackages, packageViews, type PackageRow, type PackageView } from '#contracts/forecast/package-queries.ts';
import { everythingTopic } from '#contracts/live/topics.ts';
import { listShopUsers } from '#contracts/reference/reference-queries.ts';
import { useRead } from '../../api/use-read.ts';
import { packageLink } from '../../app/links/package-link.ts';
import { usePlace } from '../../app/links/place.ts';
import { useLiveRows } from '../../live/use-live-rows.ts';
import { useWarehouseFilter } from '../../shared/reference/use-warehouse-filter.ts';
import type { ChoiceFilter } from '../../ui/list/filters/filter.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { listQuery } from '../../ui/list/list-query.ts';
import { useListRead } from '../../ui/list/use-list-read.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { ForecastCard } from './forecast-card.tsx';
import { useForecastColumns } from './forecast-columns.tsx';
import { useForecastActs } from './use-forecast-acts.tsx';

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
  'expired',
];

/** The forecasts of all sellers in all warehouses (R2.83). */
export default function AllForecastsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = usePlace();
  const state = useListState();
  const view = packageViews.find((known) => known === state.view);
  const query = listQuery(listPackages, state, state.size, { otherwise: { sort: 'gmtCreate' }, always: view ? { view } : {} });
  const list = useListRead(listPackages, query, keyOf);
  useLiveRows(everythingTopic('packages'), listPackages, keyOf);
  const counts = list.read.data?.counts;
  const columns = useForecastColumns();
  const warehouse = useWarehouseFilter();
  const owner = useOwnerFilter();
  const { ask, dialog } = useForecastActs();

  return (
    <>
      <ListPage
        name="all-forecasts"
        title={t('pages.forecasts')}
        state={state}
        {...list}
        columns={columns}
        keyOf={keyOf}
        versionOf={versionOf}
        open={(row) => void navigate(packageLink(place, row))}
        views={offered.map((key) => ({ key: key === 'all' ? undefined : key, label: t(`packages.views.${key}`), count: counts?.[key] }))}
        filters={[
          { kind: 'text', name: 'text', label: t('appoint.search') },
          warehouse,
          owner,
          {
            kind: 'choice',
            name: 'shippingType',
            label: t('packages.shippingType'),
            options: (['express', 'dropoff', 'truck'] as const).map((value) => ({ value, label: t(`packages.shippingTypes.${value}`) })),
            folded: true,
          },
          { kind: 'range', name: 'beginDate', last: 'endDate', label: t('packages.forecast') },
          { kind: 'range', name: 'inBeginTime', last: 'inEndTime', label: t('packages.arrived'), folded: true },
          { kind: 'range', name: 'finishBeginTime', last: 'finishEndTime', label: t('packages.counted'), folded: true },
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
        card={(row) => <ForecastCard row={row} />}
        empty={{ title: t('allForecasts.emptyTitle'), text: t('allForecasts.emptyText') }}
      />
      {dialog}
    </>
  );
}

const useOwnerFilter = (): ChoiceFilter => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { data: shops } = useRead(listShopUsers, { text: text || null }, { quiet: true });
  return {
    kind: 'choice',
    name: 'shopId',
    label: t('appoint.owner'),
    options: (shops?.records ?? []).map(({ id, realname }) => ({ value: String(id), label: id < 0 ? t('inventory.unowned') : realname })),
    search: setText,
  };
};
