import { matchPath } from 'react-router-dom';
import type { SavedView } from '#contracts/accounts/saved-views/saved-view.ts';

const LONGEST_LIST = 40;

/** What a page's own views are kept under: the end of its path, as a list may be called. Two pages may show lists of one name. */
export const viewsKeyOf = (path: string): string =>
  path
    .replace(/\/:\w+\??/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(1)
    .slice(-LONGEST_LIST)
    .replace(/^[^a-z]+/, '');

/**
 * The views of the page at `path`. Views were once kept under the name of the list alone: those are the page's whose address they have.
 */
export const viewsOfPage = (views: readonly SavedView[], { path, list }: { path: string; list: string }): SavedView[] =>
  views.filter((view) => view.list === viewsKeyOf(path) || (view.list === list && matchPath(path, view.address.split('?')[0]!) !== null));
