import type { AdjustmentRow } from '#contracts/adjustments/adjustment-endpoints.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { AdjustmentStatusTag } from './adjustment-status-tag.tsx';
import { movedCents } from './moved-cents.ts';

/** An adjustment on a handheld: how much, whose, how far, and why. */
export const AdjustmentCard = ({ row }: { row: AdjustmentRow }) => {
  const ownerName = useOwnerName();
  return (
    <TwoColumnCard>
      <strong>
        <Money cents={movedCents(row)} />
      </strong>
      <AdjustmentStatusTag status={row.status} />
      <span>{ownerName(row.shopInfo)}</span>
      <TimeText at={row.gmtCreate} />
      <FullRow>{row.reason}</FullRow>
    </TwoColumnCard>
  );
};
