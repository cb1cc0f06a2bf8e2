import { Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FinanceOverview } from '#contracts/finance/overview.ts';
import { accountKey, accountWords } from '#contracts/ledger/account-parts.ts';
import { lastDayOf } from '#contracts/periods/months.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { InSight } from '#web/ui/charts/in-sight.tsx';
import { SkeletonBlock } from '#web/ui/states/skeletons.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { movedIn, totalIn } from './drill-down.ts';
import styles from './overview.module.css';

const MonthBars = lazy(() => import('#web/ui/charts/month-bars.tsx'));

interface Props {
  months: FinanceOverview['months'];
  /** The last day that is counted. */
  to: string;
}

const colours = [
  'var(--series-1)',
  'var(--series-money)',
  'var(--series-2)',
  'color-mix(in srgb, var(--series-1) 50%, var(--series-money))',
  'color-mix(in srgb, var(--series-2) 55%, var(--text-3))',
  'var(--text-3)',
];

/** Income month by month, parted by account, as bars or as rows. */
export const Months = ({ months, to }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const [shown, show] = useState<'chart' | 'table'>('chart');
  const accounts = byTotal(months);
  const series = accounts.map(({ account, sub }, index) => ({
    key: accountKey(account, sub),
    part: { account, sub },
    name: words(accountWords(account, sub)),
    colour: colours[Math.min(index, colours.length - 1)]!,
  }));
  const rows = months.map(({ month, income }) => ({
    month,
    total: income.reduce((sum, { cents }) => sum + cents, 0),
    values: Object.fromEntries(income.map(({ account, sub, cents }) => [accountKey(account, sub), cents])),
  }));
  return (
    <section className={styles['section']} aria-label={t('finance.months')}>
      <div className={styles['sectionHead']}>
        <h2>{t('finance.months')}</h2>
        <Segmented
          size="small"
          aria-label={t('finance.showAs')}
          value={shown}
          onChange={show}
          options={[
            { value: 'chart', label: t('finance.asChart') },
            { value: 'table', label: t('finance.asTable') },
          ]}
        />
      </div>
      {shown === 'chart' ? (
        <>
          <ul className={styles['legend']} aria-hidden="true">
            {series.map(({ key, name, colour }) => (
              <li key={key}>
                <i style={{ background: colour }} />
                {name}
              </li>
            ))}
          </ul>
          <InSight waiting={outline}>
            <Suspense fallback={outline}>
              <MonthBars
                months={rows}
                series={series}
                label={t('finance.monthsOf', { from: rows[0]?.month, to: rows.at(-1)?.month })}
                total={t('finance.total')}
              />
            </Suspense>
          </InSight>
        </>
      ) : (
        <div className={styles['scroll']}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{t('finance.month')}</th>
                {series.map(({ key, name }) => (
                  <th key={key} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col">{t('finance.total')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.toReversed().map(({ month, total, values }) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  {series.map(({ key, part }) => (
                    <td key={key}>
                      <PageLink to={movedIn(part, daysOf(month, to))}>{formatMoney(values[key] ?? 0)}</PageLink>
                    </td>
                  ))}
                  <td>
                    <PageLink to={totalIn('income', daysOf(month, to))}>{formatMoney(total)}</PageLink>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
};

const outline = <SkeletonBlock height={220} />;

/** Of a month, up to the last day that is counted. */
const daysOf = (month: string, to: string) => ({ from: `${month}-01`, to: to.startsWith(month) ? to : lastDayOf(month) });

/** Every account that earned anything, what earned most first. */
const byTotal = (months: FinanceOverview['months']) => {
  const totals = new Map<string, FinanceOverview['months'][number]['income'][number]>();
  for (const row of months.flatMap(({ income }) => income)) {
    const key = accountKey(row.account, row.sub);
    totals.set(key, { ...row, cents: row.cents + (totals.get(key)?.cents ?? 0) });
  }
  return [...totals.values()].toSorted((one, other) => other.cents - one.cents);
};
