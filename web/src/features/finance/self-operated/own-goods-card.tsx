import { useTranslation } from 'react-i18next';
import type { OwnGoodsRow } from '#contracts/finance/self-operated.ts';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { OneId } from '#web/ui/text/one-id.tsx';
import { Where } from './use-own-goods-columns.tsx';

/** An item on a handheld: what it is, where, and what it cost and brought. */
export const OwnGoodsCard = ({ row }: { row: OwnGoodsRow }) => {
  const { t } = useTranslation();
  const said = (label: string, cents: number | null) => `${label} ${cents === null ? '–' : formatMoney(cents)}`;
  return (
    <TwoColumnCard>
      <strong>{row.name}</strong>
      <Where row={row} />
      <OneId value={row.oneId} />
      <span>{row.dayOut ?? row.dayIn}</span>
      <FullRow>
        {[
          said(t('finance.ownGoods.cost'), row.costCents),
          said(t('finance.ownGoods.sale'), row.saleCents),
          said(t('finance.ownGoods.profit'), row.profitCents),
        ].join(' · ')}
      </FullRow>
    </TwoColumnCard>
  );
};
