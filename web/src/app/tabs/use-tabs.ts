import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from 'react-router-dom';
import { showInfo } from '#web/core/toasts/toasts.ts';
import type { PageRoute } from '#web/core/routes/route-table.ts';
import { unsavedTabs } from '../unsaved/unsaved.ts';
import { saveTabs, loadTabs } from './tab-storage.ts';
import { useGo } from '#web/core/routes/use-go.ts';
import { matchRoute, tabKey } from '#web/core/tabs/tab-key.ts';
import { rename, replace, visit, type Closed, type Tab } from './tabs.ts';

export interface OpenTabs {
  tabs: readonly Tab[];
  activeKey: string | undefined;
  rename(key: string, name: string, under?: string): void;
  apply(closed: Closed): void;
  /** The page of a tab has done its work: another address takes the tab's place, and its entry in the history. */
  replaceTab(key: string, to: string): void;
}

interface Open {
  tabs: readonly Tab[];
  /** `left`: the history entry whose tab is gone already; `shown`: the tab that takes its place. */
  closing?: { left: string; shown: string };
}

/** The visited pages: what the address opens is one of them, and they are there again after a reload (R2.145). */
export const useTabs = (pages: readonly PageRoute[], row: PageRoute | undefined, location: Location): OpenTabs => {
  const { t } = useTranslation();
  const go = useGo();
  const [{ tabs: all, closing }, setOpen] = useState<Open>(() => ({ tabs: loadTabs() }));
  const kept = stillPermitted(all, pages);
  const activeKey = row && tabKey(row, location.search);
  const path = location.pathname + location.search;
  // A tab that was closed while it showed stays the address's until the way to its neighbour is gone.
  const isClosing = closing !== undefined && closing.left === location.key;
  const at = kept.find(({ key }) => key === activeKey);
  const tabs = activeKey === undefined || isClosing || at?.path === path ? kept : visit(kept, { key: activeKey, path }, unsavedTabs());
  if (tabs !== all || (closing !== undefined && !isClosing)) setOpen({ tabs, ...(isClosing && { closing }) });

  useEffect(() => {
    saveTabs(tabs);
  }, [tabs]);
  // Whoever asks for the page again before the console has left it comes to an address that has not changed, which the router does not tell of.
  useEffect(() => {
    const onReconnect = (): void => {
      if (window.location.hash === `#${path}`) setOpen((open) => (open.closing ? { tabs: open.tabs } : open));
    };
    window.addEventListener('popstate', onReconnect);
    return () => window.removeEventListener('popstate', onReconnect);
  }, [path]);
  // A page that sent something may be out of sight when the answer comes, and know no more what shows.
  const shown = useRef({ key: activeKey, entry: location.key });
  useLayoutEffect(() => {
    shown.current = { key: activeKey, entry: location.key };
  });

  // Each stays the same from one navigation to the next: pages and the bar that hold them are not drawn again for it.
  const renameTab = useCallback<OpenTabs['rename']>(
    (key, name, under) =>
      setOpen((before) => {
        const known = before.tabs.find((tab) => tab.key === key);
        const isSame = known?.name === name && (under === undefined || known.under === under);
        return isSame ? before : { ...before, tabs: rename(before.tabs, key, name, under) };
      }),
    [],
  );
  const apply = useCallback<OpenTabs['apply']>(
    (closed) => {
      if ('refused' in closed) return showInfo(t(`shell.${closed.refused}`));
      const { key, entry } = shown.current;
      const moves = key !== undefined && closed.active.key !== key;
      setOpen({ tabs: closed.tabs, ...(moves && { closing: { left: entry, shown: closed.active.key } }) });
      if (moves) go(closed.active.path);
    },
    [go, t],
  );
  const replaceTab = useCallback<OpenTabs['replaceTab']>(
    (key, to) => {
      const [pathname = '', query = ''] = to.split('?');
      const next = matchRoute(pages, pathname);
      const shows = shown.current.key === key;
      if (next) {
        const tab = { key: tabKey(next, query), path: to };
        setOpen((before) => ({ tabs: replace(before.tabs, key, tab), ...(shows && { closing: { left: shown.current.entry, shown: tab.key } }) }));
      }
      if (shows) go(to, { replace: true });
    },
    [go, pages],
  );
  return { tabs, activeKey: isClosing ? closing.shown : activeKey, rename: renameTab, apply, replaceTab };
};

/** A page that is gone, or closed to the account since, is no tab any more. */
const stillPermitted = (tabs: readonly Tab[], pages: readonly PageRoute[]): readonly Tab[] => {
  const permitted = tabs.filter(({ key, path }) => {
    const [pathname = '', query] = path.split('?');
    const row = matchRoute(pages, pathname);
    return row !== undefined && tabKey(row, query ?? '') === key;
  });
  return permitted.length === tabs.length ? tabs : permitted;
};
