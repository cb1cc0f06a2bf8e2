import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { listPackages, type PackageRow, type PackageView } from '#contracts/forecast/package-queries.ts';
import { packageLink } from '#web/core/links/package-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import type { ListContext } from '#web/core/list/define-list.ts';

type PackageList = ListContext<typeof listPackages>;

/** What every list of packages has in common. */
export const packageList = {
  endpoint: listPackages,
  rowKey: ({ preId }: PackageRow) => preId,
  version: ({ version }: PackageRow) => version,
  useTopic: () => useListTopic('packages'),
  useOpen: () => {
    const navigate = useNavigate();
    const { terminal, pathname } = useViewpoint();
    return useCallback((row: PackageRow) => void navigate(packageLink({ terminal, pathname }, row)), [navigate, terminal, pathname]);
  },
};

export const packageTabLabel = (view: Exclude<PackageView, 'all'>, { t }: Pick<PackageList, 't'>) => t(`packages.views.${view}`);

/** What those who work on packages look for. */
export const forecastViews = [
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
] as const satisfies readonly PackageView[];

/** What differs stands out, except among what all differs. */
export const differenceVariant = ({ unresolved }: PackageRow, { query }: Pick<PackageList, 'query'>) =>
  unresolved && query.view !== 'difference' ? 'waiting' : undefined;
