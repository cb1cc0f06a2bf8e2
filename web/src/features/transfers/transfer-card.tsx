import { useTranslation } from 'react-i18next';
import type { TransferRow } from '#contracts/transfers/transfer-endpoints.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { TransferStatus } from './transfer-status.tsx';

/** A transfer on a handheld: from where to where, and how much of it is there. */
export const TransferCard = ({ row }: { row: TransferRow }) => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const { oddNo, from, to, items, received, logNo, shopInfo } = row;
  return (
    <TwoColumnCard>
      <strong>{oddNo}</strong>
      <TransferStatus state={row.state} />
      <span>{`${from.name} → ${to.name}`}</span>
      <TimeText at={row.gmtSent ?? row.gmtModify} show="ago" />
      <FullRow>{[ownerName(shopInfo), t('transfers.ofItems', { done: received, items }), logNo].filter(Boolean).join(' · ')}</FullRow>
    </TwoColumnCard>
  );
};
