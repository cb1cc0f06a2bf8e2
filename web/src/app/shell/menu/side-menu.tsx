import { Menu, Tooltip } from 'antd';
import { CircleHelp, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUser } from '#web/core/access/use-user.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import type { PageGroup, PageRoute } from '#web/core/routes/route-table.ts';
import { changeSettings, useSettings } from '#web/browser/settings.ts';
import { Brand } from './brand.tsx';
import { ModalDrawer } from '#web/ui/drawer/modal-drawer.tsx';
import { menuItems, openGroupOf } from './menu-items.tsx';
import { keyHelpOpen } from '../shell-keys.tsx';
import styles from './side-menu.module.css';
import { UserMenu } from './user-menu.tsx';

interface Props {
  rows: readonly (PageRoute | PageGroup)[];
  row: PageRoute | undefined;
  landing: string;
}

/** Icons only, until it is opened (R2.78). */
export const SideMenu = ({ rows, row, landing }: Props) => {
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
};

/** The same menu on a handheld. */
export const MenuDrawer = ({ rows, row, landing, open, close }: Props & { open: boolean; close: () => void }) => (
  <ModalDrawer open={open} onClose={close} from="left" width={264} flush>
    <aside className={styles['side']} data-collapsed={false}>
      <Brand landing={landing} named />
      <PageMenu rows={rows} row={row} collapsed={false} onSelect={close} />
      <div className={styles['foot']}>
        <UserMenu placement="topLeft" named />
      </div>
    </aside>
  </ModalDrawer>
);

interface PageMenuProps extends Omit<Props, 'landing'> {
  collapsed: boolean;
  onSelect?: () => void;
}

const PageMenu = ({ rows, row, collapsed, onSelect }: PageMenuProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { authorisations } = useUser();
  const selected = row?.under ?? row?.path;
  const group = openGroupOf(rows, selected);
  const [openGroups, setOpenGroups] = useState<string[]>([]);
  const [shownGroup, setShownGroup] = useState<string>();
  if (shownGroup !== group) {
    setShownGroup(group);
    if (group !== undefined && !openGroups.includes(group)) setOpenGroups([...openGroups, group]);
  }
  return (
    <nav className={styles['nav']} aria-label={t('shell.menu')}>
      <Menu
        mode="inline"
        inlineCollapsed={collapsed}
        inlineIndent={10}
        items={menuItems(rows, authorisations, t)}
        selectedKeys={selected === undefined ? [] : [selected]}
        {...(!collapsed && { openKeys: openGroups, onOpenChange: setOpenGroups })}
        onClick={({ key }) => {
          navigate(withoutParameters(key));
          onSelect?.();
        }}
        style={{ border: 0, background: 'transparent' }}
      />
    </nav>
  );
};
