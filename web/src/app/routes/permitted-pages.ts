import { createContext, use } from 'react';
import { rowAt } from '../tabs/tab-key.ts';
import type { PageRow } from './route-table.ts';

/** The pages that the account may open. */
export const PermittedPages = createContext<readonly PageRow[]>([]);

/** Whether an address leads to a page that exists in this terminal and is open to the account. */
export const useMayOpen = (): ((to: string) => boolean) => {
  const pages = use(PermittedPages);
  return (to) => rowAt(pages, to.split('?')[0]!) !== undefined;
};
