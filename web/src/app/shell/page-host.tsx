import { Activity, createElement, useEffect, useMemo, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CrashBoundary } from '../crash-boundary.tsx';
import { pageOf, partOf } from '../routes/page-code.ts';
import type { PageRoute, TerminalTable } from '#web/core/routes/route-table.ts';
import { FloorStatusContext } from '#web/ui/floor/page/floor-status.ts';
import { PageTabContext } from '#web/ui/page/page-tab.ts';
import { aliveOf, type Tab } from '../tabs/tabs.ts';
import { forgetAllUnsaved, forgetUnsavedBeside, noteUnsaved } from '../unsaved/unsaved.ts';
import styles from './shell.module.css';

interface Props {
  tabs: readonly Tab[];
  activeKey: string | undefined;
  pages: readonly PageRoute[];
  floorStatus: TerminalTable['floorStatus'];
  rename(key: string, name: string, under?: string): void;
  replaceTab(key: string, to: string): void;
}

/** Keeps the pages of the open tabs alive (R2.168): going back shows them as they were left. One that was not visited yet is not made. */
export const PageHost = ({ tabs, activeKey, pages, floorStatus, rename, replaceTab }: Props) => {
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
          <TabPage tab={tab} row={row} floorStatus={row.floor ? floorStatus : undefined} rename={rename} replaceTab={replaceTab} />
        </Activity>
      )
    );
  });
};

/** The floor goes on without a network, from one of its pages to the next: whoever opens one has them all. */
const useFloorAtHand = (pages: readonly PageRoute[], activeKey: string | undefined): void => {
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
const TabPage = ({
  tab,
  row,
  floorStatus,
  rename,
  replaceTab,
}: { tab: Tab; row: PageRoute } & Pick<Props, 'floorStatus' | 'rename' | 'replaceTab'>) => {
  const pageTab = useMemo(
    () => ({
      row,
      name: (title: string, under?: string) => rename(tab.key, title, under),
      // What was scanned on the floor is kept as it is.
      noteUnsaved: (fields: Element, isUnsaved: boolean) => void (row.floor || noteUnsaved(tab.key, fields, isUnsaved)),
      replaceTab: (to: string) => replaceTab(tab.key, to),
    }),
    [row, tab.key, rename, replaceTab],
  );
  return (
    <PageTabContext value={pageTab}>
      <div className={styles['page']}>
        <CrashBoundary>
          <FloorStatusContext value={floorStatus ? createElement(partOf(floorStatus)) : null}>
            <Routes location={tab.path}>
              <Route path={row.path} element={createElement(pageOf(row))} />
            </Routes>
          </FloorStatusContext>
        </CrashBoundary>
      </div>
    </PageTabContext>
  );
};
