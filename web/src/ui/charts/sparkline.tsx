import styles from './charts.module.css';

interface Props {
  values: readonly number[];
  width?: number;
  height?: number;
}

const edge = 3;

/** The curve behind a figure; its last point is the present. Decoration: the figure says it in words. */
export const Sparkline = ({ values, width = 106, height = 30 }: Props) => {
  if (values.length < 2) return null;
  const [least, most] = [Math.min(0, ...values), Math.max(...values, 1)];
  const x = (at: number) => edge + (at / (values.length - 1)) * (width - 2 * edge);
  const y = (value: number) => height - edge - ((value - least) / (most - least)) * (height - 2 * edge);
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  return (
    <svg className={styles['sparkline']} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polygon points={`${edge},${height} ${points.join(' ')} ${width - edge},${height}`} />
      <polyline points={points.join(' ')} />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1)!)} r={2.6} />
    </svg>
  );
};
