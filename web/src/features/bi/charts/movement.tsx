import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Bi } from '#contracts/bi/bi-queries.ts';
import type { Series } from '#web/ui/charts/chart-parts.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { signedCount } from '#web/ui/text/short-figures.ts';
import type { BiAsked } from '../bi-asked.ts';
import { ChartSection } from './chart-section.tsx';
import { DayTable } from './day-table.tsx';
import { receivedRows, shippedRows } from '../drill-down-links.ts';
import { otherChangesOf, stepsOf } from './steps.ts';

const DayBars = lazy(() => import('#web/ui/charts/day-bars.tsx'));

interface Props {
  bi: Bi;
  asked: BiAsked;
  today: string;
}

/** What came and what went, day by day. */
export const Movement = ({ bi, asked, today }: Props) => {
  const { from, to, days, daysBefore } = bi;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = t('bi.movement');
  const series = [
    { key: 'inbound', name: t('bi.inboundShort'), colour: 'var(--series-1)' },
    { key: 'outbound', name: t('bi.outboundShort'), colour: 'var(--series-2)' },
  ];
  const before: readonly Series[] = [
    { key: 'inboundBefore', name: t('bi.inboundBefore'), colour: 'var(--series-1)', broken: true },
    { key: 'outboundBefore', name: t('bi.outboundBefore'), colour: 'var(--text-3)', broken: true },
  ];
  const compared = asked.compare ? before : [];
  const rowsOf = (key: string, day: string, last = day) => (key === 'inbound' ? receivedRows : shippedRows)({ ...asked, from: day, to: last });
  const steps = stepsOf(bi);
  const others = otherChangesOf(bi);
  return (
    <ChartSection
      name="movement"
      title={title}
      series={[...series, ...compared]}
      chart={
        <DayBars
          days={steps.map(({ from: day, to: last, stock, ...values }) => ({
            day,
            last,
            values,
            aside: { name: t('bi.stock'), value: stock },
          }))}
          series={series}
          compared={compared}
          label={t('bi.chartOf', { title, from, to })}
          unfinished={today}
          onOpen={(key, { day, last }) => void navigate(rowsOf(key, day, last))}
        />
      }
      table={
        <DayTable
          label={title}
          columns={[
            ...series.map(({ key, name }) => ({ key, title: name })),
            { key: 'others', title: t('bi.otherChanges') },
            { key: 'stock', title: t('bi.stock') },
            ...compared.map(({ key, name }) => ({ key, title: name })),
          ]}
          rows={days
            .map(({ day, inbound, outbound, stock }, index) => ({
              day,
              cells: {
                inbound: { text: formatCount(inbound), to: rowsOf('inbound', day) },
                outbound: { text: formatCount(outbound), to: rowsOf('outbound', day) },
                others: { text: signedCount(others[index] ?? 0) },
                stock: { text: formatCount(stock) },
                inboundBefore: { text: formatCount(daysBefore[index]?.inbound ?? 0) },
                outboundBefore: { text: formatCount(daysBefore[index]?.outbound ?? 0) },
              },
            }))
            .reverse()}
        />
      }
    />
  );
};
