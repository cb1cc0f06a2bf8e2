/** A visited page (R3.21). `key` tells apart what are two tabs; `path` is where the tab stands now, with its query. */
export interface Tab {
  key: string;
  path: string;
  /** A name given by the page itself, such as an order number; otherwise the route's title stands. */
  name?: string;
  /** The list that it belongs to, where the page knows better than its route. */
  under?: string;
}

/** Most tabs, and most pages kept alive (R2.143, R9.01, R9.02). */
export const MAX_TABS = 5;

/** The page is now open. A sixth drops the oldest, one with unsaved input only where all hold some. */
export const visit = (tabs: readonly Tab[], tab: Tab, unsaved: readonly string[] = []): Tab[] => {
  const at = tabs.findIndex(({ key }) => key === tab.key);
  if (at >= 0) return tabs.with(at, { ...tabs[at]!, path: tab.path });
  if (tabs.length < MAX_TABS) return [...tabs, tab];
  const dropped = tabs.find(({ key }) => !unsaved.includes(key)) ?? tabs[0];
  return [...tabs.filter((other) => other !== dropped), tab];
};

export const rename = (tabs: readonly Tab[], key: string, name: string, under?: string): Tab[] =>
  tabs.map((tab) => (tab.key === key ? { ...tab, name, ...(under !== undefined && { under }) } : tab));

/** Another page stands where a tab was; where that page is open already, the tab goes. */
export const replace = (tabs: readonly Tab[], key: string, by: Tab): Tab[] => {
  const isOpen = tabs.some((tab) => tab.key === by.key && tab.key !== key);
  return tabs.flatMap((tab) => (tab.key === by.key ? [{ ...tab, path: by.path }] : tab.key !== key ? [tab] : isOpen ? [] : [by]));
};

/** What is left, and which tab shows then; or the word of R8.13–R8.15 that says why nothing was closed. */
export type Closed = { tabs: Tab[]; active: Tab } | { refused: 'lastTab' | 'noTabLeft' | 'noTabRight' };

/** Closing the tab that shows moves to its right-hand neighbour, or to the left-hand one where there is none. */
export const close = (tabs: readonly Tab[], key: string, activeKey: string): Closed => {
  if (tabs.length <= 1) return { refused: 'lastTab' };
  const at = tabs.findIndex((tab) => tab.key === key);
  const left = tabs.filter((tab) => tab.key !== key);
  const active = key === activeKey ? (left[at] ?? left.at(-1)!) : left.find((tab) => tab.key === activeKey)!;
  return { tabs: left, active };
};

export const closeLeft = (tabs: readonly Tab[], key: string, activeKey: string): Closed => {
  const at = tabs.findIndex((tab) => tab.key === key);
  if (at <= 0) return { refused: 'noTabLeft' };
  return shown(tabs.slice(at), tabs[at]!, activeKey);
};

export const closeRight = (tabs: readonly Tab[], key: string, activeKey: string): Closed => {
  const at = tabs.findIndex((tab) => tab.key === key);
  if (at >= tabs.length - 1) return { refused: 'noTabRight' };
  return shown(tabs.slice(0, at + 1), tabs[at]!, activeKey);
};

/** One stays, since the last cannot be closed: the one that it was asked from. */
export const closeAll = (tabs: readonly Tab[], key: string): Closed => {
  const stays = tabs.find((tab) => tab.key === key);
  return tabs.length <= 1 || !stays ? { refused: 'lastTab' } : { tabs: [stays], active: stays };
};

const shown = (tabs: Tab[], asked: Tab, activeKey: string): Closed => ({ tabs, active: tabs.find((tab) => tab.key === activeKey) ?? asked });

/** The tabs whose pages are kept alive (R9.01): those that were looked at. `activeKey` is looked at now. */
export const aliveOf = (tabs: readonly Tab[], visited: readonly string[], activeKey: string | undefined): Tab[] =>
  tabs.filter(({ key }) => key === activeKey || visited.includes(key));
