import { Menu } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { useUser } from '#web/core/access/use-user.ts';
import type { PageGroup, PageRoute } from '#web/core/routes/route-table.ts';
import { useGo } from '#web/core/routes/use-go.ts';
import { Brand } from './brand.tsx';
import { menuItems } from './menu-items.tsx';
import styles from './top-menu.module.css';
import { UserMenu } from './user-menu.tsx';

interface Props {
  rows: readonly (PageRoute | PageGroup)[];
  row: PageRoute | undefined;
  landing: string;
}

/** The menu on top, for those who would rather have the width. */
export const TopMenu = memo(({ rows, row, landing }: Props) => {
  const { t } = useTranslation();
  const go = useGo();
  const { authorisations } = useUser();
  const selected = row?.under ?? row?.path;
  return (
    <div className={styles['top']} data-part="menu">
      <Brand landing={landing} named />
      <nav className={styles['nav']} aria-label={t('shell.menu')}>
        <Menu
          mode="horizontal"
          items={menuItems(rows, authorisations, t)}
          selectedKeys={selected === undefined ? [] : [selected]}
          onClick={({ key }) => go(withoutParameters(key))}
          style={{ border: 0, background: 'transparent', lineHeight: '46px' }}
        />
      </nav>
      <UserMenu placement="bottomRight" named={false} />
    </div>
  );
});
