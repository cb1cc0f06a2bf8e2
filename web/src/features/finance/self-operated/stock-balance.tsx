import { CheckCircle2, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnGoodsBalance } from '#contracts/finance/self-operated.ts';
import { addressOf } from '#web/core/list/page-state.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from './stock-balance.module.css';

interface Props {
  balance: OwnGoodsBalance;
  stale: boolean;
}

/** The stock at cost, item by item, is what the books have in own goods; where it is not, it says by how much and what is known of it. */
export const StockBalance = ({ balance, stale }: Props) => {
  const { t } = useTranslation();
  const { day, stockCents, bookCents, goneItems, goneCents } = balance;
  const difference = bookCents - stockCents;
  const Icon = difference === 0 ? CheckCircle2 : CircleAlert;
  return (
    <section className={styles['balance']} data-stale={stale} aria-label={t('finance.ownGoods.balance')}>
      <dl>
        <div>
          <dt>{t('finance.ownGoods.stockAtCost', { day })}</dt>
          <dd>
            <PageLink to={stockOn(day)}>{formatMoney(stockCents)}</PageLink>
          </dd>
        </div>
        <span className={styles['sign']} aria-hidden>
          {difference === 0 ? '=' : '≠'}
        </span>
        <div>
          <dt>{t('finance.ownGoods.inBooks')}</dt>
          <dd>
            <PageLink to={adminPaths.books}>{formatMoney(bookCents)}</PageLink>
          </dd>
        </div>
      </dl>
      <p className={styles['verdict']} data-agrees={difference === 0} role="status">
        <Icon size={16} strokeWidth={1.9} aria-hidden />
        <span>
          {difference === 0 ? t('finance.ownGoods.agrees') : t('finance.ownGoods.differs', { amount: formatMoney(difference, { signed: true }) })}
          {goneItems > 0 && ` ${t('finance.ownGoods.gone', { count: goneItems, amount: formatMoney(goneCents) })}`}
        </span>
      </p>
    </section>
  );
};

const stockOn = (endTime: string): string => addressOf(adminPaths.selfOperatedFlow, { pageNo: 1, view: 'stock', filters: { endTime } });
