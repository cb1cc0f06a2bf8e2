import { matchPath } from 'react-router-dom';
import { isStaticPath } from '../paths/spelled-out.ts';
import type { PageRoute } from '../routes/route-table.ts';

/** What makes an address a tab: its page, and of its query the values that the page names in `tabBy`. */
export const tabKey = (row: PageRoute, search: string): string => {
  const query = new URLSearchParams(search);
  const values = (row.tabBy ?? []).map((name) => query.get(name) ?? '');
  return [row.path, ...values].join('|');
};

/**
 * The page of an address. Fixed parts win over parameters, and `pageNo` is digits: `…/AppointDetail` is not page "AppointDetail" of the list, and
 * `…/inventory/bulklisting` is no view of the inventory where its own page is missing.
 */
export const matchRoute = (rows: readonly PageRoute[], pathname: string): PageRoute | undefined => {
  const known = matched.get(rows) ?? new Map<string, PageRoute | undefined>();
  matched.set(rows, known);
  if (!known.has(pathname)) known.set(pathname, match(rows, pathname));
  return known.get(pathname);
};

/** Tabs and the rows of a list ask for the same few addresses over and over. */
const matched = new WeakMap<readonly PageRoute[], Map<string, PageRoute | undefined>>();

const match = (rows: readonly PageRoute[], pathname: string): PageRoute | undefined => {
  const fits = rows.filter(({ path }) => isAt(path, pathname));
  const own = fits.find(({ path }) => !path.includes(':'));
  return own ?? (isStaticPath(pathname) ? undefined : fits.sort((a, b) => parameters(a) - parameters(b))[0]);
};

const isAt = (path: string, pathname: string): boolean => {
  const match = matchPath(path, pathname);
  return match !== null && /^\d*$/.test(match.params['pageNo'] ?? '');
};

const parameters = ({ path }: PageRoute): number => path.split(':').length;
