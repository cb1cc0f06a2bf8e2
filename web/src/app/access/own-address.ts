import { selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';

const stock = withoutParameters(businessPaths.inventory);
const shipped = withoutParameters(businessPaths.shipped);
/** The specification writes the detail pages of the stock under this path too. */
const otherStock = '/business/inventory';

/** Where a page stands that the specification spells in two ways; undefined for an address that is its own. */
export const canonicalPath = (pathname: string, search: string): string | undefined => {
  const path = pathname.toLowerCase();
  // What has left is a tab of the stock (R2.59).
  if (isUnder(path, shipped)) return `${stock}/out${search}`;
  if (isUnder(path, otherStock)) return stock + pathname.slice(otherStock.length) + search;
  for (const pages of [businessPaths, selfOperatedPaths]) {
    const own = packagePage(path, new URLSearchParams(search), pages);
    if (own !== undefined) return own + search;
  }
  return undefined;
};

const isUnder = (path: string, root: string): boolean => `${path}/`.startsWith(`${root.toLowerCase()}/`);

/** One page under two paths (R2.47, R2.48): what it shows of a package has the one, the form the other. */
const packagePage = (path: string, query: URLSearchParams, pages: Record<'newForecast' | 'packageDetail', string>): string | undefined => {
  if (path === pages.newForecast.toLowerCase() && query.get('open') === 'detail') return pages.packageDetail;
  return path === pages.packageDetail.toLowerCase() && !query.has('id') ? pages.newForecast : undefined;
};
