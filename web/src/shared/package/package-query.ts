import { listPackages, packageViews, type PackageView } from '#contracts/forecast/package-queries.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { listQuery } from '#web/core/list/list-query.ts';
import type { PageState } from '#web/ui/list/list-state.ts';

/** What a list of packages stands for beside its tab. */
export type Listed = Pick<QueryInputOf<typeof listPackages>, 'wareId' | 'sort'>;

export const packageViewOf = ({ view }: Pick<PageState, 'view'>): PackageView | undefined => packageViews.find((known) => known === view);

/** What the list asks the server for: newest forecast first unless it says otherwise, so that rows keep their place while they change. */
export const packageQuery = (state: PageState, size: number, { sort = 'gmtCreate', ...narrowed }: Listed = {}): QueryInputOf<typeof listPackages> => {
  const view = packageViewOf(state);
  return listQuery(listPackages, state, size, { otherwise: { sort }, always: { ...narrowed, ...(view && { view }) } });
};
