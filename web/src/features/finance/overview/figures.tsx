import { useTranslation } from 'react-i18next';
import type { FinanceOverview } from '#contracts/finance/overview.ts';
import { AccountTable } from './account-table.tsx';
import { Clearing } from './clearing.tsx';
import { totalIn, walletsBy } from './drill-down.ts';
import { Kpi } from './kpi.tsx';
import { MonthToClose } from './month-to-close.tsx';
import { Months } from './months.tsx';
import { OpenWithdrawals } from './open-withdrawals.tsx';
import styles from './overview.module.css';
import { Reconciliation } from './reconciliation.tsx';
import { Standing } from './standing.tsx';

const totalOf = (rows: FinanceOverview['income'], key: 'cents' | 'beforeCents'): number => rows.reduce((sum, row) => sum + row[key], 0);

/** The page under its head: what was earned and spent, whether the bank agrees, what is on its way, who waits for whom, and what closing lacks. */
export const Figures = ({ overview }: { overview: FinanceOverview }) => {
  const { t } = useTranslation();
  const { income, expenses, held, owed } = overview;
  const earned = { cents: totalOf(income, 'cents'), beforeCents: totalOf(income, 'beforeCents') };
  const spent = { cents: totalOf(expenses, 'cents'), beforeCents: totalOf(expenses, 'beforeCents') };
  const result = { cents: earned.cents - spent.cents, beforeCents: earned.beforeCents - spent.beforeCents };
  return (
    <>
      <dl className={styles['kpis']}>
        <Kpi label={t('finance.income')} {...earned} to={totalIn('income', overview)} />
        <Kpi label={t('finance.expenses')} {...spent} to={totalIn('expenses', overview)} lessIsBetter />
        <Kpi label={t('finance.result')} {...result} to={totalIn('result', overview)} />
        <Kpi label={t('finance.held')} {...held} to={walletsBy('aboveZero', overview.to)} />
        <Kpi label={t('finance.owed')} {...owed} to={walletsBy('belowZero', overview.to)} lessIsBetter />
      </dl>
      <div className={styles['halves']}>
        <div className={styles['stack']}>
          <AccountTable title={t('finance.incomeByFee')} rows={income} span={overview} nothing={t('finance.noIncome')} />
          <AccountTable title={t('finance.expenses')} rows={expenses} span={overview} nothing={t('finance.noExpenses')} />
          <MonthToClose />
        </div>
        <div className={styles['stack']}>
          <Reconciliation />
          <Clearing clearing={overview.clearing} on={overview.to} />
          <OpenWithdrawals {...overview.openWithdrawals} />
        </div>
      </div>
      <div className={styles['halves']}>
        <Months months={overview.months} to={overview.to} />
        <Standing overview={overview} />
      </div>
    </>
  );
};
