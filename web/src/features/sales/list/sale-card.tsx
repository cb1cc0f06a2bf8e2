import type { SaleRow } from '#contracts/sales/sale-queries.ts';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { Goods } from '#web/ui/goods/goods.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { SaleStatusTag } from '../sale-status.tsx';

/** A sale on a handheld: what, where, and for how much. */
export const SaleCard = ({ row }: { row: SaleRow }) => {
  const { platform, status, price, gmtSold, img, remarks, spec } = row;
  return (
    <TwoColumnCard>
      <strong>{platform}</strong>
      <SaleStatusTag status={status} />
      <Money cents={price} />
      <TimeText at={gmtSold} show="ago" />
      <FullRow>
        <Goods picture={img} name={remarks} number={sizeText(spec)} />
      </FullRow>
    </TwoColumnCard>
  );
};
