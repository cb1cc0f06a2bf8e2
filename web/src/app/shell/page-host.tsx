import { Activity, createElement, useEffect, useMemo, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CrashBoundary } from '../crash-boundary.tsx';
import { pageOf } from '../routes/page-code.ts';
import type { PageRow } from '#web/core/routes/route-table.ts';
import { PageTabContext } from '#web/ui/page/page-tab.ts';
import { aliveOf, type Tab } from '../tabs/tabs.ts';
import { forgetAllUnsaved, forgetUnsavedBeside, noteUnsaved } from '../unsaved/unsaved.ts';
import styles from './shell.module.css';

interface Props {
  tabs: readonly Tab[];
  activeKey: string | undefined;
  pages: readonly PageRow[];
  rename(key: string, name: string, under?: string): void;
  giveWay(key: string, to: string): void;
}

/** Keeps the pages of the open tabs alive (R2.168): going back shows them as they were left. One that was not visited yet is not made. */
export const PageHost = ({ tabs, activeKey, pages, rename, giveWay }: Props) => {
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (activeKey !== undefined && !visited.includes(activeKey)) setVisited([...visited, activeKey]);
  const alive = aliveOf(tabs, visited, activeKey);
  useFloorAtHand(pages, activeKey);
  useUnsavedTabs(tabs);
  if (visited.some((key) => !tabs.some((tab) => tab.key === key))) setVisited(visited.filter((key) => tabs.some((tab) => tab.key === key)));

  return alive.map((tab) => {
    const row = pages.find(({ path }) => path === tab.key.split('|')[0]);
    return (
      row && (
        <Activity key={tab.key} mode={tab.key === activeKey ? 'visible' : 'hidden'}>
          <TabPage tab={tab} row={row} rename={rename} giveWay={giveWay} />
        </Activity>
      )
    );
  });
};

/** The floor goes on without a network, from one of its pages to the next: whoever opens one has them all. */
const useFloorAtHand = (pages: readonly PageRow[], activeKey: string | undefined): void => {
  const onFloor = pages.some(({ path, floor }) => floor === true && path === activeKey?.split('|')[0]);
  useEffect(() => {
    if (!onFloor) return;
    for (const row of pages) if (row.floor) void pageOf(row).fetch();
  }, [onFloor, pages]);
};

/** A tab that is closed has nothing to lose. */
const useUnsavedTabs = (tabs: readonly Tab[]): void => {
  useEffect(() => () => forgetAllUnsaved(), []);
  useEffect(() => {
    forgetUnsavedBeside(new Set(tabs.map(({ key }) => key)));
  }, [tabs]);
};

/** Inside, the location is the tab's own: a hidden page does not hear where the others go. */
const TabPage = ({ tab, row, rename, giveWay }: { tab: Tab; row: PageRow } & Pick<Props, 'rename' | 'giveWay'>) => {
  const pageTab = useMemo(
    () => ({
      row,
      name: (title: string, under?: string) => rename(tab.key, title, under),
      // What was scanned on the floor is kept as it is.
      noteUnsaved: (fields: Element, isUnsaved: boolean) => void (row.floor || noteUnsaved(tab.key, fields, isUnsaved)),
      giveWay: (to: string) => giveWay(tab.key, to),
    }),
    [row, tab.key, rename, giveWay],
  );
  return (
    <PageTabContext value={pageTab}>
      <div className={styles['page']}>
        <CrashBoundary>
          <Routes location={tab.path}>
            <Route path={row.path} element={createElement(pageOf(row))} />
          </Routes>
        </CrashBoundary>
      </div>
    </PageTabContext>
  );
};
