import { Menu } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { useUser } from '#web/core/access/use-user.ts';
import type { PageGroup, PageRoute } from '#web/core/routes/route-table.ts';
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
export const TopMenu = ({ rows, row, landing }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
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
          onClick={({ key }) => navigate(withoutParameters(key))}
          style={{ border: 0, background: 'transparent', lineHeight: '46px' }}
        />
      </nav>
      <UserMenu placement="bottomRight" named={false} />
    </div>
  );
};
