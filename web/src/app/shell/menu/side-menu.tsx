import { Tooltip } from 'antd';
import { CircleHelp, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageGroup, PageRoute } from '#web/core/routes/route-table.ts';
import { changeSettings, useSettings } from '#web/browser/settings.ts';
import { Brand } from './brand.tsx';
import { keyHelpOpen } from '../shell-keys.tsx';
import { PageMenu } from './page-menu.tsx';
import styles from './side-menu.module.css';
import { UserMenu } from './user-menu.tsx';

interface Props {
  rows: readonly (PageRoute | PageGroup)[];
  row: PageRoute | undefined;
  landing: string;
}

/** Icons only, until it is opened (R2.78). */
export const SideMenu = memo(({ rows, row, landing }: Props) => {
  const { t } = useTranslation();
  const { sideCollapsed } = useSettings();
  const toggle = t(sideCollapsed ? 'shell.expandMenu' : 'shell.collapseMenu');
  const Toggle = sideCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside className={styles['side']} data-collapsed={sideCollapsed}>
      <Brand landing={landing} named={!sideCollapsed} />
      <PageMenu rows={rows} row={row} collapsed={sideCollapsed} />
      <div className={styles['foot']}>
        <Tooltip title={toggle} placement="right">
          <button type="button" className={styles['icon']} aria-label={toggle} onClick={() => changeSettings({ sideCollapsed: !sideCollapsed })}>
            <Toggle size={16} strokeWidth={1.7} aria-hidden />
          </button>
        </Tooltip>
        <Tooltip title={t('shell.help')} placement="right">
          <button type="button" className={styles['icon']} aria-label={t('shell.help')} onClick={() => keyHelpOpen.set(true)}>
            <CircleHelp size={17} strokeWidth={1.7} aria-hidden />
          </button>
        </Tooltip>
        <UserMenu placement="rightBottom" named={!sideCollapsed} />
      </div>
    </aside>
  );
});
