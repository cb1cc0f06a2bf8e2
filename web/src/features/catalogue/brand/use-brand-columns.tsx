import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BrandRow } from '#contracts/catalogue/brands.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { RowActions } from '#web/ui/list/row-actions.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import type { BrandActions } from './use-brand-actions.tsx';

export const useBrandColumns = ({ edit, remove }: BrandActions): readonly Column<BrandRow>[] => {
  const { t } = useTranslation();
  const mayEdit = useMay('800.edit');
  const mayRemove = useMay('800.delete');
  return [
    { key: 'name', title: t('catalogue.brand'), sort: 'name', fixed: true, render: ({ name }) => <strong>{name}</strong> },
    {
      key: 'skus',
      title: t('catalogue.skus'),
      width: 140,
      numeric: true,
      sort: 'skus',
      render: ({ name, skus }) => (skus === 0 ? 0 : <PageLink to={withQuery(adminPaths.skus, { brand: name })}>{formatCount(skus)}</PageLink>),
    },
    {
      key: 'actions',
      title: t('catalogue.actions'),
      width: 110,
      render: (brand) => (
        <RowActions>
          {mayEdit && <IconButton icon={Pencil} label={t('catalogue.editBrand', { name: brand.name })} onClick={() => edit(brand)} />}
          {mayRemove && brand.skus === 0 && (
            <IconButton icon={Trash2} label={t('catalogue.removeBrand', { name: brand.name })} onClick={() => void remove(brand)} />
          )}
        </RowActions>
      ),
    },
  ];
};
