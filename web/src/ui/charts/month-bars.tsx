import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { figureAxis, grid, plotHeight, Tip, type Series } from './chart-parts.tsx';
import { Plot } from './plot.tsx';
import { formatMoney } from '../text/formats.ts';
import { shortMoney } from '../text/short-figures.ts';

interface Props {
  months: readonly { month: string; total: number; values: Readonly<Record<string, number>> }[];
  series: readonly Series[];
  /** In words, for readers of screens. */
  label: string;
  /** What the sum of a month is called. */
  total: string;
}

const tick = { fill: 'var(--text-3)', fontSize: 11 };

/** One bar a month, its parts on top of one another. Loads the charts: import it lazily. */
export default function MonthBars({ months, series, label, total }: Props) {
  const days = months.map(({ month, values, total: value }) => ({ day: month, last: month, values, aside: { name: total, value } }));
  return (
    <Plot
      draw={(width) => (
        <BarChart width={width} height={plotHeight} data={days} margin={{ top: 8, right: 10, bottom: 0, left: 0 }} desc={label}>
          <CartesianGrid {...grid} />
          <XAxis dataKey="day" tickLine={false} axisLine={false} tick={tick} tickMargin={6} />
          <YAxis {...figureAxis} tickFormatter={shortMoney} />
          <Tooltip
            cursor={{ fill: 'var(--neutral)' }}
            isAnimationActive={false}
            content={({ active, label: month }) => (active ? <Tip days={days} day={month} series={series} format={formatMoney} /> : null)}
          />
          {series.map(({ key, name, colour }) => (
            <Bar
              key={key}
              stackId="month"
              dataKey={({ values }: (typeof days)[number]) => values[key] ?? 0}
              name={name}
              fill={colour}
              maxBarSize={36}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      )}
    />
  );
}
