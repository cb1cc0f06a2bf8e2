import { Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#web/core/access/use-user.ts';
import type { PageGroup, PageRow, TerminalTable } from '#web/core/routes/route-table.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { LiveIndicator } from './live-indicator.tsx';
import { SearchField } from './search-field.tsx';
import { ModeToggle } from './mode-toggle.tsx';
import { WarehouseSelector } from './warehouse-selector.tsx';

interface Props {
  table: TerminalTable;
  rows: readonly (PageRow | PageGroup)[];
  row: PageRow | undefined;
  name: string | undefined;
  /** On a handheld, where the menu is a drawer. */
  openMenu: (() => void) | undefined;
}

export const Header = ({ table, rows, row, name, openMenu }: Props) => {
  const { t } = useTranslation();
  const { terminal } = useUser();
  return (
    <header className={styles['header']}>
      {openMenu && (
        <button type="button" className={styles['icon']} aria-label={t('shell.openMenu')} onClick={openMenu}>
          <MenuIcon size={20} aria-hidden />
        </button>
      )}
      {terminal === 'warehouse' && (
        <>
          <WarehouseSelector />
          <span className={styles['divider']} />
        </>
      )}
      <Breadcrumb table={table} rows={rows} row={row} name={name} />
      <div className={styles['tools']}>
        {table.searchPath && <SearchField path={table.searchPath} rows={rows} />}
        <LiveIndicator />
        <LanguageSwitch />
        <ModeToggle />
      </div>
    </header>
  );
};
