/** Room above the highest step, in hundredths of the plot. */
const headroom = 6;

/** Values as steps of equal width, in a plot of 100 by 100 whose ground is nothing, or the lowest value where that is below it. */
export const stepsOf = (values: readonly number[]): { points: string; ground: number } => {
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const y = (value: number): number => Math.round((100 - ((value - least) / (most - least)) * (100 - headroom)) * 100) / 100;
  const x = (at: number): number => Math.round((at / values.length) * 10_000) / 100;
  return { points: values.flatMap((value, index) => [`${x(index)},${y(value)}`, `${x(index + 1)},${y(value)}`]).join(' '), ground: y(least) };
};
