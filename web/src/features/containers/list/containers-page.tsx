import { Button } from 'antd';
import { Boxes, Plus, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { containerKindNames, containerKinds, containerStates } from '#contracts/containers/container-events.ts';
import { containerViews, listContainers, type ContainerRow } from '#contracts/containers/container-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { everythingTopic, warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { MAX_ONE_ID_LABELS } from '#contracts/labels/printed-labels.ts';
import { useMay, useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import type { Column } from '#web/ui/list/columns.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useContainerLabels } from '../use-container-labels.ts';
import { useContainerPaths } from '../use-container-paths.ts';

const AddDialog = lazy(() => import('./add-dialog.tsx'));

const useActions = () => {
  const [isAdding, setAdding] = useState(false);
  return { print: useContainerLabels(), isAdding, add: () => setAdding(true), stopAdding: () => setAdding(false) };
};

/** Totes and boxes: what is in them, and where they stand. */
const containers = defineList({
  name: 'containers',
  endpoint: listContainers,
  rowKey: ({ containerId }: ContainerRow) => containerId,
  version: ({ version, items }) => `${version} ${items}`,
  useTopic: () => {
    const { warehouse } = useUser();
    return warehouse ? warehouseTopic('containers', warehouse.id) : everythingTopic('containers');
  },
  tabs: { all: containerViews, pinned: containerViews, initial: 'all', label: (view, { t }) => t(`containers.views.${view}`) },
  useActions,
  useColumns: () => useContainerColumns(),
  useFilters: ({ t, words }) => {
    const { terminal } = useUser();
    const warehouses = useWarehouseFilter();
    const filters: Filter[] = [
      { kind: 'text', name: 'text', label: t('containers.search') },
      {
        kind: 'choice',
        name: 'kind',
        label: t('containers.kind'),
        options: containerKindNames.map((kind) => ({ value: kind, label: words(containerKinds[kind]) })),
      },
    ];
    return terminal === 'admin' ? [...filters, warehouses] : filters;
  },
  useOpen: () => {
    const navigate = useNavigate();
    const { detail } = useContainerPaths();
    return ({ containerId }) => void navigate(withQuery(detail, { containerId }));
  },
  bulk:
    ({ t, actions: { print } }) =>
    (rows) => [
      {
        key: 'print',
        label: t('containers.print', { count: Math.min(rows.length, MAX_ONE_ID_LABELS) }),
        icon: Printer,
        run: () => void print(rows),
      },
    ],
  countOf: (count, { t }) => t('containers.count', { count }),
  Card: ({ row }) => <ContainerCard row={row} />,
  Toolbar: ({ list: { actions } }) => <AddButton onClick={actions.add} />,
  Beside: ({ list: { actions } }) =>
    actions.isAdding && (
      <Suspense>
        <AddDialog onClose={actions.stopAdding} />
      </Suspense>
    ),
  empty: ({ t, actions }) => ({
    icon: Boxes,
    title: t('containers.emptyTitle'),
    text: t('containers.emptyText'),
    action: <AddButton onClick={actions.add} />,
  }),
});

export default function ContainersPage() {
  return <ListPage list={containers} />;
}

const useContainerColumns = (): readonly Column<ContainerRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  return [
    { key: 'oneId', title: 'ONE ID', width: 140, fixed: true, render: ({ containerId }) => <OneId value={containerId} /> },
    { key: 'kind', title: t('containers.kind'), width: 100, render: ({ kind }) => words(containerKinds[kind]) },
    {
      key: 'status',
      title: t('containers.status'),
      width: 120,
      render: ({ state }) => <StatusTag tone={containerStates[state].tone}>{words(containerStates[state])}</StatusTag>,
    },
    { key: 'items', title: t('containers.contents'), width: 120, numeric: true, render: ({ items }) => items },
    { key: 'shelf', title: t('containers.shelf'), width: 130, sort: 'shelf', render: ({ shelvesName }) => <strong>{shelvesName}</strong> },
    { key: 'warehouse', title: t('containers.warehouse'), render: ({ wareName }) => wareName },
    {
      key: 'label',
      title: t('containers.label'),
      width: 152,
      render: ({ gmtLabel }) => (gmtLabel === null ? t('containers.never') : <TimeText at={gmtLabel} />),
    },
    { key: 'changed', title: t('containers.changed'), width: 152, sort: 'gmtModify', render: ({ gmtModify }) => <TimeText at={gmtModify} /> },
  ];
};

const ContainerCard = ({ row: { containerId, kind, state, items, shelvesName } }: { row: ContainerRow }) => {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <TwoColumnCard>
      <strong>{formatOneId(containerId)}</strong>
      <StatusTag tone={containerStates[state].tone}>{words(containerStates[state])}</StatusTag>
      <FullRow>{[words(containerKinds[kind]), shelvesName, t('containers.items', { count: items })].join(' · ')}</FullRow>
    </TwoColumnCard>
  );
};

const AddButton = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation();
  const { adding } = useContainerPaths();
  // An administrator looks at every warehouse: containers are added where they stand.
  const { warehouse } = useUser();
  const may = useMay(adding);
  return (
    may &&
    warehouse && (
      <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={onClick}>
        {t('containers.add')}
      </Button>
    )
  );
};
