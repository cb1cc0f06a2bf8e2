import { Menu as MenuIcon } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#web/core/access/use-user.ts';
import type { PageGroup, PageRoute, TerminalTable } from '#web/core/routes/route-table.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './header.module.css';
import { SearchField } from './search-field.tsx';
import { ModeToggle } from './mode-toggle.tsx';
import { Tooltip } from 'antd';
import { useLiveState } from '#web/live/live-context.tsx';
import { useSettings } from '#web/browser/settings.ts';
import type { Lang } from '#web/i18n/languages.ts';
import { chooseLanguage } from '#web/core/settings/choose-language.ts';
import { WarehouseSelector } from './warehouse-selector.tsx';

interface Props {
  table: TerminalTable;
  rows: readonly (PageRoute | PageGroup)[];
  row: PageRoute | undefined;
  name: string | undefined;
  /** On a handheld, where the menu is a drawer. */
  onOpenMenu: (() => void) | undefined;
}

export const Header = memo(({ table, rows, row, name, onOpenMenu }: Props) => {
  const { t } = useTranslation();
  const { terminal } = useUser();
  return (
    <header className={styles['header']}>
      {onOpenMenu && (
        <button type="button" className={styles['icon']} aria-label={t('shell.openMenu')} onClick={onOpenMenu}>
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
});

/** Whether what others change shows by itself. */
const LiveIndicator = () => {
  const { t } = useTranslation();
  const state = useLiveState();
  return (
    <Tooltip title={t(`shell.${state}Text`)}>
      <output className={styles['live']} data-state={state} tabIndex={0} aria-label={t(`shell.${state}`)}>
        <span className={styles['dot']} aria-hidden="true" />
        <span aria-hidden="true">{t(`shell.${state}`)}</span>
      </output>
    </Tooltip>
  );
};

const LanguageSwitch = () => {
  const { lang } = useSettings();
  const other: Lang = lang === 'en' ? 'zh' : 'en';
  return (
    <button type="button" className={styles['icon']} lang={other} onClick={() => chooseLanguage(other)}>
      {other === 'zh' ? '中文' : 'EN'}
    </button>
  );
};
