import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { channelWords } from '#contracts/channels/channel-words.ts';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { isSellerView, useViewpoint } from '#web/core/links/viewpoint.ts';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './inventory.module.css';

/** From this age on goods stand out, in days. */
const old = 60;

type Columns = readonly Column<InventoryRow>[];

/** Only what the server tells this role: sellers no shelf, the floor no storage fee. */
export const useInventoryColumns = (tellsSales: boolean): Columns => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const place = useViewpoint();
  const seller = isSellerView(place);
  const floor = place.terminal === 'warehouse';

  return useMemo((): Columns => {
    if (tellsSales && !floor) return ofSales(t, words, seller ? undefined : ownerName);
    const ofStaff: Columns = [
      { key: 'shelf', title: t('inventory.shelf'), width: 90, optional: !floor, render: ({ shelvesName }) => shelvesName ?? '–' },
      {
        key: 'owner',
        title: t('reference.owner'),
        width: 124,
        render: ({ shopInfo }) => ownerName(shopInfo),
      },
    ];
    const fee: Columns = [{ key: 'fee', title: t('inventory.storageFee'), width: 86, numeric: true, render: (row) => <Fee row={row} /> }];
    return [
      ...ofGoods(t),
      {
        key: 'status',
        title: t('inventory.status'),
        width: 188,
        render: ({ state, listedOn }) => (
          <>
            <StatusTag tone={itemStates[state].tone}>{words(itemStates[state])}</StatusTag>
            {listedOn && (
              <span className={styles['listed']} title={listedOn.map((kind) => words(channelWords[kind].name)).join(', ')}>
                {t('inventory.listedOn', { count: listedOn.length })}
              </span>
            )}
          </>
        ),
      },
      { key: 'oneId', title: 'ONE ID', width: 108, fixed: true, render: ({ oneId }) => <OneId value={oneId} /> },
      { key: 'inspection', title: t('inventory.inspection'), width: 150, render: (row) => <Inspection row={row} /> },
      { key: 'warehouse', title: t('reference.warehouse'), width: 148, optional: floor, render: ({ wareName }) => wareName },
      ...(seller ? [] : ofStaff),
      { key: 'age', title: t('inventory.age'), width: 56, numeric: true, render: (row) => <Age row={row} /> },
      ...(floor ? [] : fee),
      {
        key: 'cost',
        title: t('inventory.cost'),
        width: 84,
        numeric: true,
        // What the owner paid is looked up; staff know goods by their name, which needs the room.
        optional: !seller,
        sort: 'costPrice',
        render: ({ costPrice }) => <Money cents={costPrice} />,
      },
      { key: 'inbound', title: t('inventory.inbound'), width: 156, numeric: true, sort: 'gmtIn', render: ({ gmtIn }) => <TimeText at={gmtIn} /> },
      ...rarely(t),
    ];
  }, [floor, ownerName, seller, t, tellsSales, words]);
};

/** What lies there. */
const ofGoods = (t: TFunction): Columns => [
  {
    key: 'item',
    title: t('inventory.item'),
    fixed: true,
    sort: 'sku',
    render: ({ img, remarks, sku }) => <Goods picture={img} name={remarks} number={sku} />,
  },
  { key: 'size', title: t('inventory.size'), width: 54, numeric: true, render: ({ spec }) => spec },
];

/** What a figure of sales opens: when, where and for how much each item was sold, and what it cost. */
const ofSales = (t: TFunction, words: ReturnType<typeof useWords>, ownerName: ReturnType<typeof useOwnerName> | undefined): Columns => [
  ...ofGoods(t),
  { key: 'oneId', title: 'ONE ID', width: 108, fixed: true, render: ({ oneId }) => <OneId value={oneId} /> },
  { key: 'saleDay', title: t('inventory.soldOn'), width: 146, numeric: true, sort: 'gmtSold', render: ({ gmtSold }) => <TimeText at={gmtSold} /> },
  { key: 'salePlatform', title: t('inventory.platform'), width: 120, render: ({ platform }) => platform ?? '–' },
  { key: 'salePrice', title: t('inventory.sold'), width: 88, numeric: true, fixed: true, render: ({ soldPrice }) => <Money cents={soldPrice} /> },
  {
    key: 'saleCost',
    title: t('inventory.cost'),
    width: 88,
    numeric: true,
    sort: 'costPrice',
    render: ({ costPrice }) => <Money cents={costPrice} />,
  },
  { key: 'saleProfit', title: t('inventory.profit'), width: 108, numeric: true, render: ({ profit }) => <Profit cents={profit} /> },
  {
    key: 'status',
    title: t('inventory.status'),
    width: 150,
    render: ({ state }) => <StatusTag tone={itemStates[state].tone}>{words(itemStates[state])}</StatusTag>,
  },
  { key: 'warehouse', title: t('reference.warehouse'), width: 118, render: ({ wareName }) => wareName },
  ...(ownerName ? [{ key: 'owner', title: t('reference.owner'), width: 124, render: ({ shopInfo }: InventoryRow) => ownerName(shopInfo) }] : []),
  { key: 'order', title: t('inventory.order'), width: 140, optional: true, render: ({ oddNo }) => oddNo ?? '–' },
];

const Profit = ({ cents }: { cents: number | null }) => {
  const { t } = useTranslation();
  return cents === null ? <span className={styles['quiet']}>{t('inventory.costUnknown')}</span> : <Money cents={cents} />;
};

/** Shown once they are picked. */
const rarely = (t: TFunction): Columns => [
  { key: 'source', title: t('inventory.source'), width: 110, optional: true, render: ({ supply }) => supply ?? '–' },
  { key: 'brand', title: t('inventory.brand'), width: 110, optional: true, render: ({ brand }) => brand },
  { key: 'remark', title: t('inventory.inspectionRemark'), width: 180, optional: true, render: ({ checkRemark }) => checkRemark || '–' },
  { key: 'ask', title: t('inventory.ask'), width: 96, numeric: true, optional: true, render: ({ listPrice }) => <Money cents={listPrice} /> },
  { key: 'sold', title: t('inventory.sold'), width: 96, numeric: true, optional: true, render: ({ soldPrice }) => <Money cents={soldPrice} /> },
  { key: 'order', title: t('inventory.order'), width: 140, optional: true, render: ({ oddNo }) => oddNo ?? '–' },
  { key: 'package', title: t('inventory.package'), width: 140, optional: true, render: ({ preId }) => preId },
  { key: 'tracking', title: t('inventory.tracking'), width: 190, optional: true, render: ({ logNo }) => <TrackingLink code={logNo} /> },
  {
    key: 'outTracking',
    title: t('inventory.outTracking'),
    width: 190,
    optional: true,
    render: ({ outLogNo, outCarrier }) => (outLogNo ? <TrackingLink code={outLogNo} carrier={outCarrier} /> : '–'),
  },
  time('forecast', t('inventory.forecast'), 'gmtCreate', ({ gmtCreate }) => gmtCreate),
  time('shelved', t('inventory.shelved'), 'gmtShelves', ({ gmtShelvesCreate }) => gmtShelvesCreate),
  time('out', t('inventory.out'), 'gmtOut', ({ gmtOut }) => gmtOut),
  time('changed', t('inventory.changed'), 'gmtModify', ({ gmtModify }) => gmtModify),
];

const time = (key: string, title: string, sort: string, at: (row: InventoryRow) => string | null): Column<InventoryRow> => ({
  key,
  title,
  sort,
  width: 156,
  numeric: true,
  optional: true,
  render: (row) => <TimeText at={at(row)} />,
});

const Inspection = ({ row: { checkResult, defective } }: { row: InventoryRow }) => {
  const words = useWords();
  if (checkResult === null) return <span className={styles['quiet']}>–</span>;
  return <span className={defective ? styles['defective'] : undefined}>{words(inspectionResults[checkResult as InspectionResult])}</span>;
};

const Age = ({ row: { wareDays } }: { row: InventoryRow }) => {
  const { t } = useTranslation();
  if (wareDays === null) return '–';
  return <span className={wareDays > old ? styles['old'] : undefined}>{t('ui.days', { n: wareDays })}</span>;
};

const Fee = ({ row: { wareFee, wareDays } }: { row: InventoryRow }) => {
  const { t } = useTranslation();
  if (wareFee === undefined || wareDays === null) return '–';
  return wareFee === 0 ? <span className={styles['quiet']}>{t('inventory.free')}</span> : <Money cents={wareFee} />;
};
