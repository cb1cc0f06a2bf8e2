import { useTranslation } from 'react-i18next';
import type { ShipmentRow } from '#contracts/fulfilment/shipment-queries.ts';
import {
  shipmentEnds,
  shipmentStatuses,
  shipmentStatusNames,
  type ShipmentStatus,
  type StatusCounts,
} from '#contracts/fulfilment/shipment-statuses.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import styles from './programme.module.css';

export const StatusOfItem = ({ status }: { status: ShipmentStatus }) => {
  const words = useWords();
  return <StatusTag tone={shipmentStatuses[status].tone}>{words(shipmentStatuses[status])}</StatusTag>;
};

/** The status of its least advanced item; where nothing is on its way any more, why. */
export const ShipmentStatusTag = ({ shipment: { status, ended } }: { shipment: Pick<ShipmentRow, 'status' | 'ended'> }) => {
  const words = useWords();
  return ended ? <StatusTag tone={shipmentEnds[ended].tone}>{words(shipmentEnds[ended])}</StatusTag> : <StatusOfItem status={status} />;
};

/** What the status alone does not say. */
export const useStatusNote = ({ stage, hasCase }: Pick<ShipmentRow, 'stage' | 'hasCase'>): string | undefined => {
  const { t } = useTranslation();
  if (hasCase) return t('programme.hasCase');
  if (stage === 'reviewing') return t('programme.underReview');
  return stage === 'creating' ? t('programme.asked') : undefined;
};

/** How many pairs are how far, the least advanced first. */
export const StatusCountsText = ({ counts }: { counts: StatusCounts }) => {
  const words = useWords();
  const inUse = shipmentStatusNames.filter((status) => counts[status] !== undefined);
  if (inUse.length === 0) return '–';
  return (
    <span className={styles['counts']}>
      {inUse.map((status) => (
        <span key={status}>
          <strong className="figures">{formatCount(counts[status]!)}</strong> {words(shipmentStatuses[status])}
        </span>
      ))}
    </span>
  );
};
