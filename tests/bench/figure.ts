/** One measured figure. `ratio` compares it with `floor`, which was measured in the same run or is the bound to keep. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  floor: number;
  ratio: number;
  /** What the issue asks of the ratio, in words: `≥ 0.70`. */
  asked: string;
  met: boolean;
}

export const atLeast = (name: string, value: number, unit: string, floor: number, bound: number): Figure => {
  const ratio = value / floor;
  return { name, value, unit, floor, ratio, asked: `≥ ${bound.toFixed(2)}`, met: ratio >= bound };
};

export const atMost = (name: string, value: number, unit: string, floor: number, bound: number): Figure => {
  const ratio = value / floor;
  return { name, value, unit, floor, ratio, asked: `≤ ${bound.toFixed(2)}`, met: ratio <= bound };
};

/** Beside what the machine itself can do, where nothing is asked of the ratio. */
export const beside = (name: string, value: number, unit: string, floor: number): Figure => {
  return { name, value, unit, floor, ratio: value / floor, asked: '–', met: true };
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const percentile = (values: readonly number[], p: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN;
};

const shown = (value: number): string => (value >= 1000 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3));

/** As a table, one figure a line. */
export const shownFigures = (figures: readonly Figure[]): string => {
  const rows = [
    ['figure', 'value', 'unit', 'floor', 'ratio', 'asked', ''],
    ...figures.map((f) => [f.name, shown(f.value), f.unit, shown(f.floor), f.ratio.toFixed(2), f.asked, f.met ? 'met' : 'short']),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n');
};
