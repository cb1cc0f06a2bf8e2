import type { MenuProps } from 'antd';
import type { TFunction } from 'i18next';
import { isGroup, type Authorisation, type PageGroup, type PageRoute } from '#web/core/routes/route-table.ts';

type Items = NonNullable<MenuProps['items']>;

/** Entries of the menu: pages with an icon, and groups with those of their pages that are meant for it. */
export const menuItems = (rows: readonly (PageRoute | PageGroup)[], authorisations: readonly Authorisation[], t: TFunction): Items => {
  const shown = ({ authorisation }: PageRoute): boolean => authorisation === undefined || authorisations.includes(authorisation);
  return rows.flatMap((row): Items => {
    if (!isGroup(row)) return row.icon && shown(row) ? [{ key: row.path, label: t(row.title), icon: iconOf(row.icon) }] : [];
    const pages = row.pages.filter((page) => (page.inMenu === true || page.icon !== undefined) && shown(page));
    if (pages.length === 0) return [];
    const children = pages.map((page) => ({ key: page.path, label: t(page.title) }));
    return [{ key: `group ${row.title}`, label: t(row.title), icon: iconOf(row.icon), children }];
  });
};

export const openGroupOf = (rows: readonly (PageRoute | PageGroup)[], path: string | undefined): string | undefined => {
  const group = rows.find((row) => isGroup(row) && row.pages.some((page) => page.path === path));
  return group && `group ${group.title}`;
};

const iconOf = (Icon: PageGroup['icon']) => <Icon size={17} strokeWidth={1.7} aria-hidden />;
