import { Menu } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#web/core/access/use-user.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import type { PageGroup, PageRoute } from '#web/core/routes/route-table.ts';
import { useGo } from '#web/core/routes/use-go.ts';
import { menuItems, openGroupOf } from './menu-items.tsx';
import styles from './side-menu.module.css';

interface Props {
  rows: readonly (PageRoute | PageGroup)[];
  row: PageRoute | undefined;
  collapsed: boolean;
  onSelect?: () => void;
}

/** The pages of the terminal, beneath each other. */
export const PageMenu = ({ rows, row, collapsed, onSelect }: Props) => {
  const { t } = useTranslation();
  const go = useGo();
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
          go(withoutParameters(key));
          onSelect?.();
        }}
        style={{ border: 0, background: 'transparent' }}
      />
    </nav>
  );
};
