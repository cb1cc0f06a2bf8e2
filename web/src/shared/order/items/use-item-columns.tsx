import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import type { OrderDetail, OrderItem } from '#contracts/outbound/order-rows.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from '../order.module.css';
import { isKnown } from './is-known.ts';

type ItemColumn = Column<OrderItem>;

/**
 * Who may know the shelf sees where the items lie and how long, their owner what they cost, and so does who decides on a price; what is offered for each
 * shows once it is.
 */
export const useItemColumns = ({
  itemList: items,
  stage,
  type,
  gmtFinish,
}: Pick<OrderDetail, 'itemList' | 'stage' | 'type' | 'gmtFinish'>): ItemColumn[] => {
  const { t } = useTranslation();
  const status = useStatus(stage);
  const place = usePlaceOnShelf();
  const progress: ItemColumn = { key: 'progress', title: t('orders.progress'), width: 80, render: (item) => <Progress item={item} /> };
  const money = (key: 'costPrice' | 'quotedPrice', title: string): ItemColumn => ({
    key,
    title,
    width: 92,
    numeric: true,
    render: (item) => <Money cents={item[key]} />,
  });
  const onShelf = items.some(({ shelvesName }) => shelvesName !== undefined);
  const known = items.some(isKnown);
  const reviewsPrice = items.some((item) => item.lastSale !== undefined);
  const isPriced = (type === requestTypeOf.cashOut || type === requestTypeOf.consignment) && stage === null && gmtFinish === null;
  const lastSale: ItemColumn = {
    key: 'lastSale',
    title: t('orders.lastSale'),
    width: 152,
    numeric: true,
    render: (item) => <LastSale item={item} />,
  };
  return [
    { key: 'item', title: t('orders.item'), fixed: true, render: ({ img, remarks, sku }) => <Goods picture={img} name={remarks} number={sku} /> },
    { key: 'size', title: t('orders.size'), width: 56, numeric: true, render: ({ spec }) => spec },
    { key: 'oneId', title: 'ONE ID', width: 108, render: ({ oneId }) => <OneId value={oneId} /> },
    ...(stage === null ? [] : [progress]),
    { key: 'inspection', title: t('orders.inspection'), width: 166, render: (item) => <Inspection item={item} /> },
    ...(known ? [status] : []),
    ...(onShelf ? (reviewsPrice ? place.slice(1) : place) : []),
    ...(known && (!onShelf || isPriced) ? [money('costPrice', t('orders.cost'))] : []),
    ...(reviewsPrice ? [lastSale] : []),
    ...(items.some(({ quotedPrice }) => quotedPrice !== null) ? [money('quotedPrice', t('orders.quoted'))] : []),
  ];
};

const useStatus = (stage: OrderDetail['stage']): ItemColumn => {
  const { t } = useTranslation();
  const words = useWords();
  return {
    key: 'status',
    title: t('orders.itemStatus'),
    // Once the floor has the order, its items are said in a word.
    width: stage === null ? 212 : 144,
    render: ({ state }) => (state === null ? '–' : <StatusTag tone={itemStates[state].tone}>{words(itemStates[state])}</StatusTag>),
  };
};

const usePlaceOnShelf = (): ItemColumn[] => {
  const { t } = useTranslation();
  return [
    { key: 'shelf', title: t('orders.shelf'), width: 72, render: ({ shelvesName }) => shelvesName ?? '–' },
    {
      key: 'age',
      title: t('orders.age'),
      width: 64,
      numeric: true,
      render: ({ wareDays }) => (wareDays === null ? '–' : t('orders.days', { count: wareDays })),
    },
  ];
};

const Progress = ({ item: { progress, reason, parcelNo, boxNo } }: { item: OrderItem }) => {
  const { t } = useTranslation();
  return <span title={[parcelNo ?? boxNo, reason].filter(Boolean).join(' · ')}>{t(`orders.progresses.${progress}`)}</span>;
};

const LastSale = ({ item: { lastSale } }: { item: OrderItem }) => {
  const { t } = useTranslation();
  if (!lastSale) return t('orders.notSold');
  return (
    <>
      <TimeText at={lastSale.gmtSold} show="day" /> <Money cents={lastSale.price} />
    </>
  );
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
