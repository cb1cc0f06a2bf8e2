import type { ReactElement } from 'react';
import styles from './charts.module.css';
import { namedDays } from './named-days.ts';

export const shortDay = (day: string): string => day.slice(5);

/** Tabular figures would widen the hyphen of a day. */
const tick = { fill: 'var(--text-3)', fontSize: 11, style: { fontVariantNumeric: 'normal' } };

const figuresWidth = 44;

/** Says which days are named: to find out, the charts would lay out the page anew for each name. */
export const dayAxis = (days: readonly DayValues[], width: number) =>
  ({
    dataKey: 'day',
    tickFormatter: shortDay,
    tickLine: false,
    axisLine: false,
    tick,
    ticks: namedDays(
      days.map(({ day }) => day),
      width - figuresWidth,
    ),
    interval: 0,
    tickMargin: 6,
  }) as const;
export const figureAxis = { tickLine: false, axisLine: false, tick, tickCount: 5, interval: 0, width: figuresWidth } as const;
export const grid = { vertical: false, verticalCoordinatesGenerator: () => [], stroke: 'var(--line-2)' };
export const plotHeight = 228;

export interface Series {
  key: string;
  name: string;
  colour: string;
  /** Drawn as a broken line. */
  broken?: true;
}

/** Straight from day to day: a curve would show what no day had. */
export const straight = { type: 'linear', dot: false, strokeWidth: 1.6, isAnimationActive: false } as const;

/** A line to compare with: nobody points at it. */
export const broken = ({ key, colour }: Series) =>
  ({
    dataKey: ({ values }: DayValues) => values[key] ?? 0,
    stroke: colour,
    strokeDasharray: '4 3',
    strokeWidth: 1.2,
    activeDot: false,
  }) as const;

/** One day, or the days up to `last`: a value for every series, and what else is worth telling of it. */
export interface DayValues {
  day: string;
  last: string;
  values: Readonly<Record<string, number>>;
  aside?: { name: string; value: number };
}

interface TipProps {
  days: readonly DayValues[];
  day: unknown;
  series: readonly Series[];
  format: (value: number) => string;
}

/** What one day's figures are, beside the pointer or the key that stands on it. */
export const Tip = ({ days, day, series, format }: TipProps): ReactElement | null => {
  const found = days.find((one) => one.day === day);
  if (!found) return null;
  return (
    <div className={styles['tip']}>
      <p>{found.day === found.last ? found.day : `${found.day} – ${found.last}`}</p>
      <dl>
        {series.map(({ key, name }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{format(found.values[key] ?? 0)}</dd>
          </div>
        ))}
        {found.aside && (
          <div data-quiet>
            <dt>{found.aside.name}</dt>
            <dd>{format(found.aside.value)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
};
