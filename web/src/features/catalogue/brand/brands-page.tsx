import { Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listBrands } from '#contracts/catalogue/brands.ts';
import { catalogueTopic } from '#contracts/catalogue/catalogue-topic.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { AddButton } from '../add-button.tsx';
import { useBrandActions } from './use-brand-actions.tsx';
import { useBrandColumns } from './use-brand-columns.tsx';

/** Brands (R2.178): those that SKUs bear, and those that may be chosen for the next. */
const brands = defineList({
  name: 'brands',
  endpoint: listBrands,
  rowKey: ({ name }) => name,
  version: ({ skus }) => skus,
  useTopic: () => catalogueTopic,
  useActions: useBrandActions,
  useColumns: ({ actions }) => useBrandColumns(actions),
  useFilters: ({ t }) => [{ kind: 'text', name: 'text', label: t('catalogue.brandSearch') }],
  countOf: (count, { t }) => t('catalogue.brandCount', { count }),
  Toolbar: ({ list: { actions } }) => <AddBrand onClick={actions.add} />,
  Beside: ({ list: { actions } }) => actions.dialog,
  empty: ({ t, actions }) => ({
    icon: Tags,
    title: t('catalogue.noBrandsTitle'),
    text: t('catalogue.noBrandsText'),
    action: <AddBrand onClick={actions.add} />,
  }),
});

export default function BrandsPage() {
  return <ListPage list={brands} />;
}

const AddBrand = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation();
  return <AddButton may={['800.add']} text={t('catalogue.addBrand')} onClick={onClick} />;
};
