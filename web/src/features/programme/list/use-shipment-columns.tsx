import { useTranslation } from 'react-i18next';
import type { ShipmentRow } from '#contracts/fulfilment/shipment-queries.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { ShipmentStatusTag, StatusCountsText, useStatusNote } from '../shipment-status.tsx';
import styles from '../programme.module.css';

/** Whose it is, for reviewers; how far its pairs are, for everybody. */
export const useShipmentColumns = (office: boolean): readonly Column<ShipmentRow>[] => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const seller: Column<ShipmentRow> = { key: 'seller', title: t('programme.seller'), width: 150, render: ({ shopInfo }) => ownerName(shopInfo) };
  return [
    { key: 'shipmentNo', title: t('programme.shipmentNo'), width: 100, fixed: true, render: ({ shipmentNo }) => <strong>{shipmentNo}</strong> },
    { key: 'status', title: t('programme.status'), width: 180, fixed: true, render: (row) => <Status row={row} /> },
    ...(office ? [seller] : []),
    { key: 'displayNo', title: t('programme.displayNo'), width: 136, render: ({ displayNo }) => displayNo ?? '–' },
    {
      key: 'content',
      title: t('programme.content'),
      width: 130,
      render: ({ itemCount, boxCount }) => `${t('programme.pairs', { count: itemCount })} · ${t('programme.boxes', { count: boxCount })}`,
    },
    { key: 'progress', title: t('programme.progress'), render: ({ counts }) => <StatusCountsText counts={counts} /> },
    { key: 'worth', title: t('programme.worth'), width: 110, numeric: true, render: ({ worth }) => <Money cents={worth} /> },
    { key: 'warehouse', title: t('reference.warehouse'), width: 150, optional: true, render: ({ wareName }) => wareName },
    {
      key: 'created',
      title: t('programme.created'),
      width: 152,
      sort: 'gmtCreate',
      render: ({ gmtCreate }) => <TimeText at={gmtCreate} />,
    },
    {
      key: 'modified',
      title: t('programme.modified'),
      width: 152,
      optional: true,
      sort: 'gmtModify',
      render: ({ gmtModify }) => <TimeText at={gmtModify} />,
    },
  ];
};

const Status = ({ row }: { row: ShipmentRow }) => {
  const note = useStatusNote(row);
  return (
    <span className={styles['cell']}>
      <span>
        <ShipmentStatusTag shipment={row} />
      </span>
      {note && <small>{note}</small>}
    </span>
  );
};
