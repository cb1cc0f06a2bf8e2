import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useHandheld } from '#web/ui/use-handheld.ts';
import { ConfirmHost } from '#web/ui/confirm/confirm-host.tsx';
import { KeysProvider } from '#web/ui/keys/keys-context.tsx';
import { useUser } from '#web/core/access/use-user.ts';
import { AccountPanels } from '#web/core/account/account-panels.tsx';
import { PasswordNotice } from '../account/password-notice.tsx';
import { NewVersion } from '../new-version.tsx';
import { ItemDrawerHost } from '../open-item/item-drawer-host.tsx';
import { PermittedPages } from '#web/core/routes/permitted-pages.ts';
import { pagesOf, type PageGroup, type PageRoute, type TerminalTable } from '#web/core/routes/route-table.ts';
import { useSettings } from '#web/browser/settings.ts';
import { matchRoute } from '#web/core/tabs/tab-key.ts';
import { TabBar } from '../tabs/tab-bar.tsx';
import { useTabs } from '../tabs/use-tabs.ts';
import { useDocumentTitle } from '../document-title.ts';
import { BelowZeroBanner } from './below-zero-banner.tsx';
import { Header } from './header/header.tsx';
import { NoPage } from './no-page.tsx';
import { PageHost } from './page-host.tsx';
import { HandheldMenu } from './menu/handheld-menu.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import { ShellKeys } from './shell-keys.tsx';
import { TopMenu } from './menu/top-menu.tsx';
import { useAutoHideHeader } from './use-auto-hide-header.ts';
import { WarehouseBanner } from './warehouse-banner.tsx';
import styles from './shell.module.css';

const PauseNotices = lazy(() => import('#web/shared/pricing/pause-notices.tsx'));

interface Props {
  table: TerminalTable;
  /** What of it the account may open. */
  rows: readonly (PageRoute | PageGroup)[];
  landing: string;
  notFound: string;
}

export const Shell = ({ table, rows, landing, notFound }: Props) => {
  const { t } = useTranslation();
  const location = useLocation();
  const { warehouse, shopId, authorisations } = useUser();
  const settings = useSettings();
  const handheld = useHandheld();
  const [menuOpen, setMenuOpen] = useState(false);
  const chrome = useAutoHideHeader(!settings.fixedHeader);
  const pages = useMemo(() => pagesOf(rows), [rows]);
  const row = matchRoute(pages, location.pathname);
  const tabs = useTabs(pages, row, location);
  const { name, under } = tabs.tabs.find(({ key }) => key === tabs.activeKey) ?? {};
  const placed = useMemo(() => (row && under !== undefined ? { ...row, under } : row), [row, under]);
  const why = location.pathname.toLowerCase() === notFound ? 'notFound' : 'noPermission';
  useDocumentTitle(row?.title ?? `app.pages.${why}`, name);

  if (!row && why === 'noPermission' && !matchRoute(pagesOf(table.rows), location.pathname)) return <Navigate to={notFound} replace />;

  const fullScreen = handheld && row?.floor === true;
  const menu = { rows, row: placed, landing };
  return (
    <KeysProvider>
      <PermittedPages value={pages}>
        <ShellKeys pages={pages} />
        <div
          className={styles['shell']}
          data-layout={handheld ? 'side' : settings.layout}
          data-away={chrome.away}
          data-fixed-side={settings.fixedSidebar}
          data-menu={settings.sideCollapsed ? 'collapsed' : 'open'}
          data-full={fullScreen}
          data-width={settings.contentWidth}
          data-autohide={settings.autoHideHeader && settings.fixedHeader && !handheld}
        >
          <a className={styles['skip']} href="#content" onClick={focusContent}>
            {t('shell.skip')}
          </a>
          {!handheld && (settings.layout === 'top' ? <TopMenu {...menu} /> : <SideMenu {...menu} />)}
          {handheld && <HandheldMenu {...menu} open={menuOpen} close={() => setMenuOpen(false)} />}
          {!fullScreen && <Header table={table} rows={rows} row={placed} name={name} onOpenMenu={handheld ? () => setMenuOpen(true) : undefined} />}
          {!fullScreen && settings.multiTab && <TabBar tabs={tabs.tabs} activeKey={tabs.activeKey} apply={tabs.apply} pages={pages} />}
          <main className={styles['panel']} id="content" tabIndex={-1} onScrollCapture={chrome.onScrollCapture}>
            {table.terminal === 'warehouse' && warehouse && !fullScreen && <WarehouseBanner warehouse={warehouse} />}
            {table.terminal === 'business' && !fullScreen && <BelowZeroBanner />}
            <PageHost {...tabs} pages={pages} floorStatus={table.floorStatus} />
            {!row && <NoPage why={why} landing={landing} />}
            {row && <ItemDrawerHost />}
          </main>
          {beside}
          {table.terminal === 'business' && shopId !== undefined && authorisations.includes('knetCrossListing') && (
            <Suspense>
              <PauseNotices shopId={shopId} />
            </Suspense>
          )}
        </div>
      </PermittedPages>
    </KeysProvider>
  );
};

/** The same element at every navigation, which draws none of them again. */
const beside = (
  <>
    <AccountPanels />
    <PasswordNotice />
    <NewVersion />
    <ConfirmHost />
  </>
);

const focusContent = (event: React.MouseEvent): void => {
  event.preventDefault();
  document.getElementById('content')?.focus();
};
