import { loadable, type Loadable } from '#web/ui/loadable.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import type { PageRoute } from '#web/core/routes/route-table.ts';

const pages = new Map<PageRoute['page'], Loadable<object>>();

/** The page of a row, always the same: whoever asked for its code ahead draws it at once. */
export const pageOf = ({ page }: PageRoute): Loadable<object> => {
  let made = pages.get(page);
  if (!made) pages.set(page, (made = loadable(page, PageSkeleton)));
  return made;
};
