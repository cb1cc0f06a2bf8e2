import { Button } from 'antd';
import { FileUp, Shirt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { catalogueTopic } from '#contracts/catalogue/catalogue-topic.ts';
import { exportSkus } from '#contracts/catalogue/sku-import.ts';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { openSkuParameter } from '#web/core/open-row/parameters.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { ExportButton } from '#web/shared/export/export-button.tsx';
import { AddButton } from '../add-button.tsx';
import { SkuCard } from './sku-card.tsx';
import { OpenSku } from './sku-drawer.tsx';
import { useBrandOptions } from './use-brand-options.ts';
import { useSkuActions } from './use-sku-actions.tsx';
import { useSkuColumns } from './use-sku-columns.tsx';

/** What can be forecast and received (R2.37, R2.136): each product with brand, picture and sizes. */
const skus = defineList({
  name: 'skus',
  endpoint: listSkus,
  rowKey: ({ sku }) => sku,
  version: ({ brand, remarks, img, pku, sizes }) => [brand, remarks, img, pku, ...sizes].join(' '),
  useTopic: () => catalogueTopic,
  useActions: useSkuActions,
  useColumns: useSkuColumns,
  useFilters: ({ t }) => {
    const brands = useBrandOptions();
    return [
      { kind: 'text', name: 'text', label: t('skus.search') },
      { kind: 'choice', name: 'brand', label: t('skus.brand'), ...brands },
    ];
  },
  drawer: openSkuParameter,
  countOf: (count, { t }) => t('skus.count', { count }),
  Card: SkuCard,
  Toolbar: ({ list: { actions, query, read, title } }) => (
    <>
      <ExportButton endpoint={exportSkus} query={{ text: query.text }} title={title} total={read.data?.totalCount} />
      <ImportSkus />
      <AddSku onClick={actions.add} />
    </>
  ),
  Beside: ({ list: { actions } }) => (
    <>
      <OpenSku actions={actions} />
      {actions.dialog}
    </>
  ),
  empty: ({ t, actions }) => ({
    icon: Shirt,
    title: t('skus.emptyTitle'),
    text: t('skus.emptyText'),
    action: <AddSku onClick={actions.add} />,
  }),
});

export default function SkusPage() {
  return <ListPage list={skus} />;
}

const ImportSkus = () => {
  const { t } = useTranslation();
  const mayImport = useMay('800.import');
  const href = useHref(adminPaths.skuImport);
  if (!mayImport) return null;
  return (
    <Button href={href} icon={<FileUp size={15} aria-hidden />}>
      {t('skus.pages.import')}
    </Button>
  );
};

const AddSku = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation();
  return <AddButton may={['800.add', '700111.add']} text={t('skus.add')} onClick={onClick} />;
};
