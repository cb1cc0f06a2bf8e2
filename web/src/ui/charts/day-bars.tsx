import { Bar, CartesianGrid, Cell, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../text/formats.ts';
import { shortCount } from '../text/short-figures.ts';
import { broken, dayAxis, figureAxis, grid, plotHeight, straight, Tip, type DayValues, type Series } from './chart-parts.tsx';
import { Plot } from './plot.tsx';

interface Props {
  days: readonly DayValues[];
  series: readonly Series[];
  /** Drawn as broken lines over the bars, and told beside them. */
  compared?: readonly Series[];
  /** In words, for readers of screens. */
  label: string;
  /** Not over yet: drawn paler. */
  unfinished?: string;
  onOpen: (key: string, day: DayValues) => void;
}

/** Counts day by day, side by side; a bar opens what it counts. Loads the charts: import it lazily. */
export default function DayBars({ days, series, compared = [], label, unfinished, onOpen }: Props) {
  return (
    <Plot
      draw={(width) => (
        <ComposedChart
          width={width}
          height={plotHeight}
          data={[...days]}
          margin={{ top: 8, right: 10, bottom: 0, left: -8 }}
          barGap={1}
          barCategoryGap="26%"
          desc={label}
        >
          <CartesianGrid {...grid} />
          <XAxis {...dayAxis(days, width)} />
          <YAxis {...figureAxis} tickFormatter={shortCount} allowDecimals={false} />
          <Tooltip
            cursor={{ fill: 'var(--neutral)' }}
            isAnimationActive={false}
            content={({ active, label: day }) =>
              active ? <Tip days={days} day={day} series={[...series, ...compared]} format={formatCount} /> : null
            }
          />
          {series.map(({ key, name, colour }) => (
            <Bar
              key={key}
              dataKey={({ values }: DayValues) => values[key]}
              name={name}
              fill={colour}
              radius={[2, 2, 0, 0]}
              maxBarSize={14}
              isAnimationActive={false}
              cursor="pointer"
              onClick={(_, at) => {
                const day = days[at];
                if (day) onOpen(key, day);
              }}
            >
              {days.map(({ day, last }) => (
                <Cell key={day} fillOpacity={last === unfinished ? 0.55 : 1} />
              ))}
            </Bar>
          ))}
          {compared.map((each) => (
            <Line key={each.key} {...straight} {...broken(each)} />
          ))}
        </ComposedChart>
      )}
    />
  );
}
