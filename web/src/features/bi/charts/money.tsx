import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Bi } from '#contracts/bi/bi-queries.ts';
import type { Series } from '#web/ui/charts/chart-parts.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import type { BiAsked } from '../bi-asked.ts';
import { ChartSection } from './chart-section.tsx';
import { DayTable } from './day-table.tsx';
import { soldRows } from '../drill-down-links.ts';
import { stepsOf } from './steps.ts';

const DayLines = lazy(() => import('#web/ui/charts/day-lines.tsx'));

/** Sales and what was left of them, over the period before where it is asked for. */
export const Money = ({ bi, asked }: { bi: Bi; asked: BiAsked }) => {
  const { from, to, days, daysBefore } = bi;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = t('bi.money');
  const series = [
    { key: 'sales', name: t('bi.sales'), colour: 'var(--series-1)' },
    { key: 'profit', name: t('bi.profit'), colour: 'var(--series-money)' },
  ];
  const before: readonly Series[] = [{ key: 'salesBefore', name: t('bi.salesBefore'), colour: 'var(--text-3)', broken: true }];
  const compared = asked.compare ? before : [];
  const rowsOf = (day: string, last = day) => soldRows({ ...asked, from: day, to: last });
  return (
    <ChartSection
      name="money"
      title={title}
      series={[...series, ...compared]}
      lines
      chart={
        <DayLines
          days={stepsOf(bi).map(({ from: day, to: last, sales, profit, salesBefore }) => ({
            day,
            last,
            values: { sales, profit, salesBefore },
          }))}
          series={series}
          compared={compared}
          label={t('bi.chartOf', { title, from, to })}
          onOpen={({ day, last }) => void navigate(rowsOf(day, last))}
        />
      }
      table={
        <DayTable
          label={title}
          columns={[...series, ...compared].map(({ key, name }) => ({ key, title: name }))}
          rows={days
            .map(({ day, sales, profit }, index) => ({
              day,
              cells: {
                sales: { text: formatMoney(sales), to: rowsOf(day) },
                profit: { text: formatMoney(profit), to: rowsOf(day) },
                salesBefore: { text: formatMoney(daysBefore[index]?.sales ?? 0) },
              },
            }))
            .reverse()}
        />
      }
    />
  );
};
