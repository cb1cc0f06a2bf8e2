import { Pencil, Store, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { catalogueTopic } from '#contracts/catalogue/catalogue-topic.ts';
import { listRetailers, type RetailerRow } from '#contracts/catalogue/retailers.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { RowActions } from '#web/ui/list/row-actions.tsx';
import { AddButton } from '../add-button.tsx';
import { useRetailerActions, type RetailerActions } from './use-retailer-actions.tsx';

/** Retailers with name and address (R2.179). */
const retailers = defineList({
  name: 'retailers',
  endpoint: listRetailers,
  rowKey: ({ retailerId }) => retailerId,
  version: ({ name, address }) => `${name} ${address}`,
  useTopic: () => catalogueTopic,
  useActions: useRetailerActions,
  useColumns: ({ actions }) => useRetailerColumns(actions),
  useFilters: ({ t }) => [{ kind: 'text', name: 'text', label: t('catalogue.retailerSearch') }],
  countOf: (count, { t }) => t('catalogue.retailerCount', { count }),
  Toolbar: ({ list: { actions } }) => <AddRetailer onClick={actions.add} />,
  Beside: ({ list: { actions } }) => actions.dialog,
  empty: ({ t, actions }) => ({
    icon: Store,
    title: t('catalogue.noRetailersTitle'),
    text: t('catalogue.noRetailersText'),
    action: <AddRetailer onClick={actions.add} />,
  }),
});

export default function RetailersPage() {
  return <ListPage list={retailers} />;
}

const useRetailerColumns = ({ edit, remove }: RetailerActions): readonly Column<RetailerRow>[] => {
  const { t } = useTranslation();
  const mayEdit = useMay('800.edit');
  const mayRemove = useMay('800.delete');
  return [
    { key: 'name', title: t('catalogue.name'), width: 260, sort: 'name', fixed: true, render: ({ name }) => <strong>{name}</strong> },
    { key: 'address', title: t('catalogue.address'), render: ({ address }) => <span title={address}>{address || '–'}</span> },
    {
      key: 'actions',
      title: t('catalogue.actions'),
      width: 110,
      render: (row) => (
        <RowActions>
          {mayEdit && <IconButton icon={Pencil} label={t('catalogue.editRetailer', { name: row.name })} onClick={() => edit(row)} />}
          {mayRemove && <IconButton icon={Trash2} label={t('catalogue.removeRetailer', { name: row.name })} onClick={() => void remove(row)} />}
        </RowActions>
      ),
    },
  ];
};

const AddRetailer = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation();
  return <AddButton may={['800.add']} text={t('catalogue.addRetailer')} onClick={onClick} />;
};
