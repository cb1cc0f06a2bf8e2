import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { getPickList } from '#contracts/outbound/picking.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { ProgressBar } from '#web/ui/progress/progress-bar.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { ordersOf, type BatchOrder } from './orders-of.ts';

type PickList = DataOf<typeof getPickList>;
type Item = PickList['items'][number];

/** Into which tote each order goes, and how much of it is in there. */
export const BatchOrders = ({ list }: { list: PickList }) => {
  const { t } = useTranslation();
  const { terminal } = useUser();
  const ownerName = useOwnerName();
  const columns: Column<BatchOrder>[] = [
    { key: 'tote', title: t('outboundBatches.tote'), width: 84, render: ({ tote }) => <strong>{tote}</strong> },
    {
      key: 'order',
      title: t('outboundBatches.order'),
      width: 132,
      render: ({ oddNo }) => <PageLink to={terminal === 'warehouse' ? withQuery(warehousePaths.order, { oddNo }) : undefined}>{oddNo}</PageLink>,
    },
    { key: 'shop', title: t('outboundBatches.shop'), render: ({ shopInfo }) => ownerName(shopInfo) },
    {
      key: 'picked',
      title: t('outboundBatches.picked'),
      width: 150,
      render: ({ picked, items }) => <ProgressBar done={picked} of={items} text={t('outboundBatches.of', { done: picked, total: items })} />,
    },
  ];
  const orders = ordersOf(list);
  return (
    <Section title={t('outboundBatches.orders')} count={orders.length}>
      <DataTable inline columns={columns} rows={orders} keyOf={({ oddNo }) => oddNo} label={t('outboundBatches.orders')} />
    </Section>
  );
};

/** What is still to be picked in the order of the walk, then the rest. */
export const BatchItems = ({ list: { items } }: { list: PickList }) => {
  const { t } = useTranslation();
  const columns: Column<Item>[] = [
    { key: 'shelf', title: t('outboundBatches.shelf'), width: 92, render: ({ shelvesName }) => <strong>{shelvesName ?? '–'}</strong> },
    {
      key: 'item',
      title: t('outboundBatches.item'),
      render: ({ img, remarks, spec }) => <Goods picture={img} name={remarks} number={sizeText(spec)} />,
    },
    { key: 'oneId', title: 'ONE ID', width: 132, render: ({ oneId }) => <OneId value={oneId} /> },
    { key: 'tote', title: t('outboundBatches.tote'), width: 84, render: ({ tote }) => tote },
    { key: 'progress', title: t('outboundBatches.itemProgress'), width: 96, render: ({ progress }) => t(`orders.progresses.${progress}`) },
  ];
  return (
    <Section title={t('outboundBatches.items')} count={items.length}>
      <DataTable
        inline
        columns={columns}
        rows={items}
        keyOf={({ oneId }) => oneId}
        label={t('outboundBatches.items')}
        variantOf={({ progress }) => (progress === 'short' ? 'waiting' : undefined)}
      />
    </Section>
  );
};
