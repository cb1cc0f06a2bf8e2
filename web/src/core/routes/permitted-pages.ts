import { createContext, use } from 'react';
import { matchRoute } from '../tabs/tab-key.ts';
import type { PageRoute } from './route-table.ts';

/** The pages that the account may open. */
export const PermittedPages = createContext<readonly PageRoute[]>([]);

/** Whether an address leads to a page that exists in this terminal and is open to the account. */
export const useMayOpen = (): ((to: string) => boolean) => {
  const pages = use(PermittedPages);
  return (to) => matchRoute(pages, to.split('?')[0]!) !== undefined;
};
