import type { ComponentType } from 'react';
import { loadable, type Loadable } from '#web/ui/loadable.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import type { PageRoute } from '#web/core/routes/route-table.ts';

const pages = new Map<PageRoute['page'], Loadable<object>>();

/** A part of pages that takes no room until it is there. */
export const partOf = (part: PageRoute['page']): Loadable<object> => made(part, Nothing);

const Nothing = () => null;

/** The page of a row, always the same: whoever asked for its code ahead draws it at once. */
export const pageOf = ({ page }: PageRoute): Loadable<object> => made(page, PageSkeleton);

const made = (page: PageRoute['page'], Waiting: ComponentType): Loadable<object> => {
  let known = pages.get(page);
  if (!known) pages.set(page, (known = loadable(page, Waiting)));
  return known;
};
