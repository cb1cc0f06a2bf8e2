import { createContext, use, useEffect } from 'react';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import type { PageTitle } from '#web/i18n/texts.ts';

/** The tab around a page. */
export interface PageTab {
  row: {
    /** As the specification spells it, with its parameters. */
    path: string;
    title: PageTitle;
    /** What a list of orders or reviews holds. */
    requestTypes?: readonly RequestType[];
    /** The list that a detail belongs to. */
    under?: string;
  };
  name(title: string, under?: string): void;
  /** Whether the fields inside an element hold something that would be lost with the page. */
  noteUnsaved(fields: Element, isUnsaved: boolean): void;
  /** The page's work is done: another address takes its tab. */
  replaceTab(to: string): void;
}

export const PageTabContext = createContext<PageTab | undefined>(undefined);

export const usePageRow = (): PageTab['row'] => {
  const tab = use(PageTabContext);
  if (!tab) throw new Error('Not inside a page');
  return tab.row;
};

/** For a form that was sent: its tab closes, and the person is led to what came of it. */
export const useGiveWay = (): PageTab['replaceTab'] => {
  const tab = use(PageTabContext);
  if (!tab) throw new Error('Not inside a page');
  return tab.replaceTab;
};

/**
 * Names the tab, the breadcrumb and the page title after what the page shows: `usePageName(order?.oddNo)`. `under`: its list, where one page shows what
 * several lists hold.
 */
export const usePageName = (name: string | undefined, under?: string): void => {
  const tab = use(PageTabContext);
  useEffect(() => {
    if (name) tab?.name(name, under);
  }, [name, under, tab]);
};
