import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Bi } from '#contracts/bi/bi-queries.ts';
import { formatCount } from '../../ui/text/formats.ts';
import type { BiAsked } from './bi-asked.ts';
import { ChartSection } from './chart-section.tsx';
import { DayTable } from './day-table.tsx';
import { receivedRows, shippedRows } from './drills.ts';

const DayBars = lazy(() => import('../../ui/charts/day-bars.tsx'));

interface Props {
  bi: Bi;
  asked: BiAsked;
  today: string;
}

/** What came and what went, day by day. */
export const Movement = ({ bi: { from, to, days }, asked, today }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = t('bi.movement');
  const series = [
    { key: 'inbound', name: t('bi.inboundShort'), colour: 'var(--series-1)' },
    { key: 'outbound', name: t('bi.outboundShort'), colour: 'var(--series-2)' },
  ];
  const rowsOf = (key: string, day: string) => (key === 'inbound' ? receivedRows : shippedRows)({ ...asked, from: day, to: day });
  return (
    <ChartSection
      name="movement"
      title={title}
      series={series}
      chart={
        <DayBars
          days={days.map(({ day, inbound, outbound, stock }) => ({
            day,
            values: { inbound, outbound },
            aside: { name: t('bi.stock'), value: stock },
          }))}
          series={series}
          label={t('bi.chartOf', { title, from, to })}
          unfinished={today}
          open={(key, day) => void navigate(rowsOf(key, day))}
        />
      }
      table={
        <DayTable
          label={title}
          columns={[...series.map(({ key, name }) => ({ key, title: name })), { key: 'stock', title: t('bi.stock') }]}
          rows={[...days].reverse().map(({ day, inbound, outbound, stock }) => ({
            day,
            cells: {
              inbound: { text: formatCount(inbound), to: rowsOf('inbound', day) },
              outbound: { text: formatCount(outbound), to: rowsOf('outbound', day) },
              stock: { text: formatCount(stock) },
            },
          }))}
        />
      }
    />
  );
};
