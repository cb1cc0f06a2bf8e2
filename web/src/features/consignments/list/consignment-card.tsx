import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { OrderStatusTag } from '#web/shared/order/order-status.tsx';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';

/** A consignment on a handheld: what it is, whose, and for how much. */
export const ConsignmentCard = ({ row }: { row: OrderRow }) => {
  const ownerName = useOwnerName();
  const { oddNo, goods, shopInfo, platform, platOrderNo, price, soldPrice, gmtCreate } = row;
  const cents = soldPrice ?? price;
  return (
    <TwoColumnCard>
      <strong>{oddNo}</strong>
      <OrderStatusTag order={row} />
      <span>{[ownerName(shopInfo), platform, platOrderNo].filter(Boolean).join(' · ')}</span>
      <TimeText at={gmtCreate} show="ago" />
      <FullRow>{[goods?.remarks, goods?.spec, cents !== null && formatMoney(cents)].filter(Boolean).join(' · ')}</FullRow>
    </TwoColumnCard>
  );
};
