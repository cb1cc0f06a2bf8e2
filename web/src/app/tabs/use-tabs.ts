import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, type Location } from 'react-router-dom';
import { showInfo } from '../notices/notices.ts';
import type { PageRow } from '../routes/route-table.ts';
import { keepTabs, keptTabs } from './kept-tabs.ts';
import { rowAt, tabKey } from './tab-key.ts';
import { rename, visit, type Closed, type Tab } from './tabs.ts';

export interface OpenTabs {
  tabs: readonly Tab[];
  activeKey: string | undefined;
  rename(key: string, name: string): void;
  apply(closed: Closed): void;
}

interface Open {
  tabs: readonly Tab[];
  closing?: { left: string; shown: string };
}

/** The visited pages: what the address opens is one of them, and they are there again after a reload (R2.145). */
export const useTabs = (pages: readonly PageRow[], row: PageRow | undefined, location: Location): OpenTabs => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [{ tabs: kept, closing }, setOpen] = useState<Open>(() => ({ tabs: stillPermitted(keptTabs(), pages) }));
  const activeKey = row && tabKey(row, location.search);
  const path = location.pathname + location.search;
  // A tab that was closed while it showed stays the address's until the way to its neighbour is gone.
  const isClosing = closing !== undefined && closing.left === activeKey;
  const at = kept.find(({ key }) => key === activeKey);
  const tabs = activeKey === undefined || isClosing || at?.path === path ? kept : visit(kept, { key: activeKey, path });
  if (tabs !== kept || (closing !== undefined && !isClosing)) setOpen({ tabs, ...(isClosing && { closing }) });

  useEffect(() => keepTabs(tabs), [tabs]);

  return {
    tabs,
    activeKey: isClosing ? closing.shown : activeKey,
    rename: (key, name) =>
      setOpen((before) => (before.tabs.find((tab) => tab.key === key)?.name === name ? before : { ...before, tabs: rename(before.tabs, key, name) })),
    apply: (closed) => {
      if ('refused' in closed) return showInfo(t(`shell.${closed.refused}`));
      const moves = activeKey !== undefined && closed.active.key !== activeKey;
      setOpen({ tabs: closed.tabs, ...(moves && { closing: { left: activeKey, shown: closed.active.key } }) });
      if (moves) navigate(closed.active.path);
    },
  };
};

/** A page that is gone, or closed to the account since, is no tab any more. */
const stillPermitted = (tabs: readonly Tab[], pages: readonly PageRow[]): Tab[] =>
  tabs.filter(({ key, path }) => {
    const [pathname = '', query] = path.split('?');
    const row = rowAt(pages, pathname);
    return row !== undefined && tabKey(row, query ?? '') === key;
  });
