import { useTranslation } from 'react-i18next';
import type { ShipmentRow } from '#contracts/fulfilment/shipment-queries.ts';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { ShipmentStatusTag, StatusCountsText } from '../shipment-status.tsx';

/** A shipment on a handheld: what, how much, how far. */
export const ShipmentCard = ({ row }: { row: ShipmentRow }) => {
  const { t } = useTranslation();
  return (
    <TwoColumnCard>
      <strong>{row.shipmentNo}</strong>
      <ShipmentStatusTag shipment={row} />
      <span>{t('programme.pairs', { count: row.itemCount })}</span>
      <TimeText at={row.gmtCreate} show="ago" />
      <FullRow>
        <StatusCountsText counts={row.counts} />
      </FullRow>
    </TwoColumnCard>
  );
};
