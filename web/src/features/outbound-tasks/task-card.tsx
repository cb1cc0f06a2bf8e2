import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { Progress, Stage } from './use-task-columns.tsx';

/** A task on a handheld. */
export const TaskCard = ({ row }: { row: OrderRow }) => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  return (
    <TwoColumnCard>
      <strong>{row.oddNo}</strong>
      <Stage order={row} />
      <span>{[ownerName(row.shopInfo), row.wareName].join(' · ')}</span>
      <span>{row.operator?.name ?? t('outboundTasks.nobody')}</span>
      <FullRow>
        <Progress order={row} />
      </FullRow>
    </TwoColumnCard>
  );
};
