import { listPackages, packageViews, type PackageView } from '#contracts/forecast/package-queries.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { listQuery } from '../../ui/list/list-query.ts';
import type { PageState } from '../../ui/list/page-state.ts';

export const viewOf = ({ view }: Pick<PageState, 'view'>): PackageView | undefined => packageViews.find((known) => known === view);

/** What the list asks the server for: newest forecast first, so that rows keep their place while they change. */
export const packageQuery = (state: PageState, size: number): QueryInputOf<typeof listPackages> => {
  const view = viewOf(state);
  return listQuery(listPackages, state, size, { otherwise: { sort: 'gmtCreate' }, always: view ? { view } : {} });
};
