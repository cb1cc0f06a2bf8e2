import { queryOptions, useQuery } from '@tanstack/react-query';
import { dropViewEndpoint, keepViewEndpoint, listViews } from '#contracts/accounts/saved-views/view-endpoints.ts';
import { withoutView, withView, type SavedView } from '#contracts/accounts/saved-views/saved-view.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { queryClient } from '#web/api/query-client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { viewsKeyOf, viewsOfPage } from './views-of-page.ts';

/**
 * A person's views of all lists in one answer, the same in each warehouse and shop. It is asked for at the sign-in and stays while no list shows: a list
 * comes with its views, also without a network.
 */
export const savedViewsRead = queryOptions<readonly SavedView[]>({
  queryKey: ['read', listViews.name],
  queryFn: ({ signal }) => callEndpoint(listViews, { quiet: true, signal }),
  gcTime: Infinity,
});

const none: readonly SavedView[] = [];

/** The views of the list of this page; what is kept or dropped shows at once. */
export const useSavedViews = (list: string) => {
  const { path } = usePageRow();
  const { data = none } = useQuery(savedViewsRead);
  const keep = useCommand(keepViewEndpoint, { invalidates: [listViews], optimistic: (view) => ahead((views) => withView(views, view)) });
  const drop = useCommand(dropViewEndpoint, { invalidates: [listViews], optimistic: (view) => ahead((views) => withoutView(views, view)) });
  const views = viewsOfPage(data, { path, list });
  return {
    views,
    keep: (name: string, address: string) => {
      const known = views.find((view) => view.name === name);
      keep.mutate({ list: known?.list ?? viewsKeyOf(path), name, address });
    },
    drop: ({ list: keptUnder, name }: SavedView) => drop.mutate({ list: keptUnder, name }),
  };
};

const ahead = (change: (views: readonly SavedView[]) => readonly SavedView[]): (() => void) => {
  const before = queryClient.getQueryData(savedViewsRead.queryKey);
  queryClient.setQueryData(savedViewsRead.queryKey, change(before ?? none));
  return () => queryClient.setQueryData(savedViewsRead.queryKey, before);
};
