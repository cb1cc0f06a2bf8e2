import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMoney } from '../text/formats.ts';
import { shortMoney } from '../text/short-figures.ts';
import { broken, dayAxis, figureAxis, grid, plotHeight, straight, Tip, type DayValues, type Series } from './chart-parts.tsx';
import { Plot } from './plot.tsx';

interface Props {
  /** Money in cents. */
  days: readonly DayValues[];
  /** The first is filled down to the ground. */
  series: readonly Series[];
  label: string;
  /** Drawn as broken lines behind the others, and told beside them. */
  compared?: readonly Series[];
  onOpen: (day: DayValues) => void;
}

/** Money day by day; a day opens what it counts. Loads the charts: import it lazily. */
export default function DayLines({ days, series: [first, ...others], compared = [], label, onOpen }: Props) {
  const series = first ? [first, ...others] : others;
  return (
    <Plot
      draw={(width) => (
        <ComposedChart
          width={width}
          height={plotHeight}
          data={[...days]}
          margin={{ top: 8, right: 18, bottom: 0, left: 0 }}
          desc={label}
          style={{ cursor: 'pointer' }}
          onClick={({ activeLabel }) => {
            const found = days.find(({ day }) => day === activeLabel);
            if (found) onOpen(found);
          }}
        >
          <CartesianGrid {...grid} />
          <XAxis {...dayAxis(days, width)} />
          <YAxis {...figureAxis} tickFormatter={shortMoney} />
          <Tooltip
            cursor={{ stroke: 'var(--line-strong)', strokeDasharray: '3 3' }}
            isAnimationActive={false}
            content={({ active, label: day }) =>
              active ? <Tip days={days} day={day} series={[...series, ...compared]} format={formatMoney} /> : null
            }
          />
          {compared.map((each) => (
            <Line key={each.key} {...straight} {...broken(each)} />
          ))}
          {first && (
            <Area
              {...straight}
              dataKey={({ values }: DayValues) => values[first.key]}
              stroke={first.colour}
              fill={first.colour}
              fillOpacity={0.08}
              activeDot={{ r: 3.5 }}
            />
          )}
          {others.map(({ key, colour }) => (
            <Line key={key} {...straight} dataKey={({ values }: DayValues) => values[key]} stroke={colour} activeDot={{ r: 3.5 }} />
          ))}
        </ComposedChart>
      )}
    />
  );
}
