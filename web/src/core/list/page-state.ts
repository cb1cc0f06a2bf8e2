import { withoutParameters } from '#web/browser/without-parameters.ts';
import type { PageState, StateChange } from '#web/ui/list/list-state.ts';
import { drawerParameters } from '../open-row/parameters.ts';

/** Placeholder of the view where the page number stands behind it in the path. */
const noView = 'all';

export const readState = (params: Readonly<Record<string, string | undefined>>, search: string): PageState => {
  const filters = Object.fromEntries(new URLSearchParams(search));
  const pageNo = Number(params['pageNo'] ?? filters['pageNo'] ?? 1);
  const view = params['type'] ?? filters['type'];
  for (const name of ['pageNo', 'type', ...drawerParameters]) delete filters[name];
  return { pageNo: Number.isInteger(pageNo) && pageNo > 0 ? pageNo : 1, view: view === noView ? undefined : view, filters };
};

/** Any other filter or view starts at page 1. */
export const changeState = (state: PageState, change: StateChange): PageState => {
  const filters = { ...state.filters, ...change.filters };
  return {
    pageNo: change.pageNo ?? 1,
    view: 'view' in change ? change.view : state.view,
    filters: Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '')),
  };
};

/** The address of a state on a page whose path may take `:type?` and `:pageNo?`; what the path has no place for goes into the query. */
export const addressOf = (path: string, { pageNo, view, filters }: PageState): string => {
  const takesView = path.includes(':type');
  const takesPage = path.includes(':pageNo');
  const page = pageNo > 1 ? String(pageNo) : undefined;
  const steps = [withoutParameters(path)];
  if (takesView && (view !== undefined || (takesPage && page))) steps.push(encodeURIComponent(view ?? noView));
  if (takesPage && page) steps.push(page);
  const query = new URLSearchParams(filters);
  if (!takesView && view !== undefined) query.set('type', view);
  if (!takesPage && page) query.set('pageNo', page);
  const text = query.toString();
  return steps.join('/') + (text && `?${text}`);
};
