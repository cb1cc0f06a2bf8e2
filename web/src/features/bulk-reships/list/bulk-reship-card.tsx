import { useTranslation } from 'react-i18next';
import type { BulkReshipRow } from '#contracts/requests/bulk-reships/bulk-reship-queries.ts';
import { TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { BulkReshipStatus } from '../bulk-reship-status.tsx';

/** A bulk reship on a handheld. */
export const BulkReshipCard = ({ row }: { row: BulkReshipRow }) => {
  const { t } = useTranslation();
  return (
    <TwoColumnCard>
      <strong>{row.bulkNo}</strong>
      <BulkReshipStatus bulk={row} />
      <span>
        {t('orders.apply.items', { count: row.items })} · {t('bulkReships.boxes', { count: row.boxes })}
      </span>
      <TimeText at={row.gmtCreate} show="ago" />
    </TwoColumnCard>
  );
};
