import type { ComponentType } from 'react';
import { loadable, type Loadable } from '#web/ui/loadable.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { areasOf, type PageModule, type PageRoute } from '#web/core/routes/route-table.ts';
import { loadTexts } from '#web/i18n/i18n.ts';
import { textsOfArea } from '../language/texts-of-areas.ts';

const pages = new Map<PageRoute['page'], Loadable<object>>();

/** A part of pages that takes no room until it is there. */
export const partOf = (part: PageRoute['page']): Loadable<object> => made(part, Nothing, part);

const Nothing = () => null;

/** The page of a row, always the same: whoever asked for its code ahead draws it at once. Its texts come with it. */
export const pageOf = (row: PageRoute): Loadable<object> => made(row.page, PageSkeleton, () => withTexts(row));

const made = (page: PageRoute['page'], Waiting: ComponentType, load: () => Promise<PageModule>): Loadable<object> => {
  let known = pages.get(page);
  if (!known) pages.set(page, (known = loadable(load, Waiting)));
  return known;
};

const withTexts = async (row: PageRoute): Promise<PageModule> => {
  const [code] = await Promise.all([row.page(), loadTexts(...areasOf(row).map(textsOfArea))]);
  return code;
};
