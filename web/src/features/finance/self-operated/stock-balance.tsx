import { useTranslation } from 'react-i18next';
import type { OwnGoodsBalance } from '#contracts/finance/self-operated.ts';
import { entriesLink } from '#web/core/links/entries-link.ts';
import { addressOf } from '#web/core/list/page-state.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { Equation, EquationFigure, EquationSign, EquationVerdict } from '#web/ui/equation/equation.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';

interface Props {
  balance: OwnGoodsBalance;
  stale: boolean;
}

/** The stock at cost, item by item, is what the books have in own goods; where it is not, it says by how much and what is known of it. */
export const StockBalance = ({ balance, stale }: Props) => {
  const { t } = useTranslation();
  const { day, stockCents, bookCents, goneItems, goneCents } = balance;
  const difference = bookCents - stockCents;
  return (
    <Equation
      label={t('finance.ownGoods.balance')}
      stale={stale}
      figures={
        <>
          <EquationFigure label={t('finance.ownGoods.stockAtCost', { day })}>
            <PageLink to={stockOn(day)}>{formatMoney(stockCents)}</PageLink>
          </EquationFigure>
          <EquationSign>{difference === 0 ? '=' : '≠'}</EquationSign>
          <EquationFigure label={t('finance.ownGoods.inBooks')}>
            <PageLink to={entriesLink({ account: 'assets:goods', to: day })}>{formatMoney(bookCents)}</PageLink>
          </EquationFigure>
        </>
      }
    >
      <EquationVerdict agrees={difference === 0}>
        {difference === 0 ? t('finance.ownGoods.agrees') : t('finance.ownGoods.differs', { amount: formatMoney(difference, { signed: true }) })}
        {goneItems > 0 && ` ${t('finance.ownGoods.gone', { count: goneItems, amount: formatMoney(goneCents) })}`}
      </EquationVerdict>
    </Equation>
  );
};

const stockOn = (endTime: string): string => addressOf(adminPaths.selfOperatedFlow, { pageNo: 1, view: 'stock', filters: { endTime } });
