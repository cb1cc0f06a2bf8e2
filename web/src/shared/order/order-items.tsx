import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import type { OrderDetail, OrderItem } from '#contracts/outbound/order-rows.ts';
import { useOfferNeighbours } from '../../app/open-item/neighbours.ts';
import { useOpenItem } from '../../app/open-item/use-open-item.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useJustChanged } from '../../ui/changes/use-just-changed.ts';
import { Goods } from '../../ui/goods/goods.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { StatusTag } from '../../ui/status/status-tag.tsx';
import { Money } from '../../ui/text/money.tsx';
import { OneId } from '../../ui/text/one-id.tsx';
import styles from './order.module.css';

const keyOf = ({ oneId }: OrderItem): string => oneId;
const versionOf = ({ state, progress }: OrderItem): string => `${state} ${progress}`;

/**
 * The items of an order; each changes as the floor works, and opens beside the page. How far each is shows once the floor has the order. Who may know the
 * shelf sees where the item lies and how long, its owner what it cost; what is offered for each shows once it is.
 */
export const OrderItems = ({ order: { itemList: items, stage } }: { order: Pick<OrderDetail, 'itemList' | 'stage'> }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { oneId: openKey, open } = useOpenItem();
  const changed = useJustChanged(items, keyOf, versionOf);
  useOfferNeighbours(useMemo(() => items.map(keyOf), [items]));

  const place: Column<OrderItem>[] = [
    { key: 'shelf', title: t('orders.shelf'), width: 72, render: ({ shelvesName }) => shelvesName ?? '–' },
    {
      key: 'age',
      title: t('orders.age'),
      width: 64,
      numeric: true,
      render: ({ wareDays }) => (wareDays === null ? '–' : t('orders.days', { count: wareDays })),
    },
  ];
  const cost: Column<OrderItem> = {
    key: 'cost',
    title: t('orders.cost'),
    width: 84,
    numeric: true,
    render: ({ costPrice }) => <Money cents={costPrice} />,
  };
  const quoted: Column<OrderItem> = {
    key: 'quoted',
    title: t('orders.quoted'),
    width: 96,
    numeric: true,
    render: ({ quotedPrice }) => <Money cents={quotedPrice} />,
  };
  const progress: Column<OrderItem> = { key: 'progress', title: t('orders.progress'), width: 80, render: (item) => <Progress item={item} /> };
  const columns: Column<OrderItem>[] = [
    { key: 'item', title: t('orders.item'), fixed: true, render: ({ img, remarks, sku }) => <Goods picture={img} name={remarks} number={sku} /> },
    { key: 'size', title: t('orders.size'), width: 56, numeric: true, render: ({ spec }) => spec },
    { key: 'oneId', title: 'ONE ID', width: 108, render: ({ oneId }) => <OneId value={oneId} /> },
    ...(stage === null ? [] : [progress]),
    { key: 'inspection', title: t('orders.inspection'), width: 166, render: (item) => <Inspection item={item} /> },
    {
      key: 'status',
      title: t('orders.itemStatus'),
      // Once the floor has the order, its items are said in a word.
      width: stage === null ? 212 : 144,
      render: ({ state }) => (state === null ? '–' : <StatusTag tone={itemStates[state].tone}>{words(itemStates[state])}</StatusTag>),
    },
    ...(items.some(({ shelvesName }) => shelvesName !== undefined) ? place : [cost]),
    ...(items.some(({ quotedPrice }) => quotedPrice !== null) ? [quoted] : []),
  ];
  return (
    <DataTable
      inline
      columns={columns}
      rows={items}
      keyOf={keyOf}
      label={t('orders.items')}
      changed={changed}
      open={({ oneId }) => open(oneId)}
      openKey={openKey}
      toneOf={({ progress, defective }) => (progress === 'short' || defective ? 'waiting' : undefined)}
    />
  );
};

const Progress = ({ item: { progress, reason, parcelNo, boxNo } }: { item: OrderItem }) => {
  const { t } = useTranslation();
  return <span title={[parcelNo ?? boxNo, reason].filter(Boolean).join(' · ')}>{t(`orders.progresses.${progress}`)}</span>;
};

/** A defect is what whoever decides on the order is to see first. */
const Inspection = ({ item: { checkResult, defective } }: { item: OrderItem }) => {
  const words = useWords();
  return (
    <span className={styles['inspection']} data-defective={defective}>
      {defective && <TriangleAlert size={13} aria-hidden />}
      {checkResult === null ? '–' : words(inspectionResults[checkResult as InspectionResult])}
    </span>
  );
};
