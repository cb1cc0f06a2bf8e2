import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Bi } from '#contracts/bi/bi-queries.ts';
import { formatMoney } from '../../ui/text/formats.ts';
import type { BiAsked } from './bi-asked.ts';
import { ChartSection } from './chart-section.tsx';
import { DayTable } from './day-table.tsx';
import { soldRows } from './drills.ts';

const DayLines = lazy(() => import('../../ui/charts/day-lines.tsx'));

/** Sales and what was left of them, over the period before where it is asked for. */
export const Money = ({ bi: { from, to, days, daysBefore }, asked }: { bi: Bi; asked: BiAsked }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = t('bi.money');
  const series = [
    { key: 'sales', name: t('bi.sales'), colour: 'var(--series-1)' },
    { key: 'profit', name: t('bi.profit'), colour: 'var(--series-money)' },
  ];
  const before = t('bi.salesBefore');
  const rowsOf = (day: string) => soldRows({ ...asked, from: day, to: day });
  return (
    <ChartSection
      name="money"
      title={title}
      series={asked.compare ? [...series, { key: 'before', name: before, colour: 'var(--text-3)' }] : series}
      lines
      chart={
        <DayLines
          days={days.map(({ day, sales, profit }, at) => ({
            day,
            values: { sales, profit },
            aside: { name: before, value: daysBefore[at]?.sales ?? 0 },
          }))}
          series={series}
          label={t('bi.chartOf', { title, from, to })}
          compare={asked.compare}
          open={(day) => void navigate(rowsOf(day))}
        />
      }
      table={
        <DayTable
          label={title}
          columns={[...series.map(({ key, name }) => ({ key, title: name })), { key: 'before', title: before }]}
          rows={days
            .map(({ day, sales, profit }, at) => ({
              day,
              cells: {
                sales: { text: formatMoney(sales), to: rowsOf(day) },
                profit: { text: formatMoney(profit) },
                before: { text: formatMoney(daysBefore[at]?.sales ?? 0) },
              },
            }))
            .reverse()}
        />
      }
    />
  );
};
