import { useTranslation } from 'react-i18next';
import type { ShipmentDetail, ShipmentItem } from '#contracts/fulfilment/shipment-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useJustChanged } from '#web/ui/changes/use-just-changed.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { StatusOfItem } from '../shipment-status.tsx';
import styles from '../programme.module.css';

const keyOf = ({ oneId }: ShipmentItem): string => oneId;
const versionOf = ({ status, sold, cameBackAs }: ShipmentItem): string => `${status} ${sold} ${cameBackAs}`;

/** Each item by itself: some are listed while others are still looked for. */
export const ShipmentItems = ({ shipment: { items } }: { shipment: ShipmentDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { open, oneId: openKey } = useOpenItem();
  const changed = useJustChanged(items, keyOf, versionOf);
  const columns: readonly Column<ShipmentItem>[] = [
    {
      key: 'item',
      title: t('programme.item'),
      render: ({ img, remarks, sku, spec }) => <Goods picture={img} name={remarks} number={`${sku} · ${sizeText(spec)}`} />,
    },
    { key: 'oneId', title: 'ONE ID', width: 118, render: ({ oneId }) => <OneId value={oneId} onOpen={() => open(oneId)} /> },
    { key: 'box', title: t('programme.boxNo'), width: 56, numeric: true, render: ({ boxNo }) => boxNo },
    { key: 'price', title: t('programme.price'), width: 104, numeric: true, render: ({ price }) => <Money cents={price} /> },
    { key: 'status', title: t('programme.status'), width: 190, render: (item) => <Status item={item} /> },
    {
      key: 'state',
      title: t('programme.itemState'),
      width: 178,
      render: ({ itemState }) => (itemState ? <StatusTag tone={itemStates[itemState].tone}>{words(itemStates[itemState])}</StatusTag> : '–'),
    },
    { key: 'since', title: t('programme.since'), width: 152, render: ({ gmtModify }) => <TimeText at={gmtModify} /> },
  ];
  return (
    <DataTable
      inline
      columns={columns}
      rows={items}
      keyOf={keyOf}
      label={t('programme.items')}
      changed={changed}
      onOpen={({ oneId }) => open(oneId)}
      openKey={openKey}
      variantOf={({ status, isCaseClosed }) => (status === 'notReceived' && !isCaseClosed ? 'refused' : undefined)}
    />
  );
};

const Status = ({ item: { status, sold, isCaseClosed, cameBackAs, reason } }: { item: ShipmentItem }) => {
  const { t } = useTranslation();
  const notes = [
    sold && t('programme.sold'),
    isCaseClosed && t('programme.caseClosed'),
    cameBackAs && t('programme.cameBack', { oneId: formatOneId(cameBackAs) }),
    reason,
  ].filter(Boolean);
  return (
    <span className={styles['cell']}>
      <span>{status ? <StatusOfItem status={status} /> : <StatusTag tone="cancelled">{t('programme.leftOut')}</StatusTag>}</span>
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </span>
  );
};
