import { useTranslation } from 'react-i18next';
import type { listPackages, PackageView } from '#contracts/forecast/package-queries.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { View } from '#web/ui/list/views.tsx';

/** What those who work on packages look for. */
export const forecastViews: readonly PackageView[] = [
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

/** Tabs of a list of packages, each with its count. */
export const usePackageViews = (offered: readonly PackageView[], counts: DataOf<typeof listPackages>['counts'] | undefined): readonly View[] => {
  const { t } = useTranslation();
  return offered.map((view) => ({
    key: view === 'all' ? undefined : view,
    label: view === 'all' ? t('ui.all') : t(`packages.views.${view}`),
    count: counts?.[view],
  }));
};
