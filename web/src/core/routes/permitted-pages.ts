import { createContext, use } from 'react';
import { matchRoute } from '../tabs/tab-key.ts';
import type { PageRoute } from './route-table.ts';

/** The pages that the account may open. */
export const PermittedPages = createContext<readonly PageRoute[]>([]);

/** Rows of a list ask for the same few paths over and over. */
const found = new WeakMap<readonly PageRoute[], Map<string, boolean>>();

const isAmong = (pages: readonly PageRoute[], path: string): boolean => {
  const paths = found.get(pages) ?? new Map<string, boolean>();
  found.set(pages, paths);
  const known = paths.get(path) ?? matchRoute(pages, path) !== undefined;
  paths.set(path, known);
  return known;
};

/** Whether an address leads to a page that exists in this terminal and is open to the account. */
export const useMayOpen = (): ((to: string) => boolean) => {
  const pages = use(PermittedPages);
  return (to) => isAmong(pages, to.split('?')[0]!);
};
