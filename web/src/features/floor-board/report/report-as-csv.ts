import type { ShiftReport } from '#contracts/floor/shift-report.ts';
import { csvLine, csvMark, type CsvCell } from '#contracts/kernel/lists/csv.ts';

export interface ReportWords {
  person: string;
  station: string;
  items: string;
  late: string;
  minutes: string;
  perHour: string;
  target: string;
  all: string;
  nobody: string;
  stationName: (station: ShiftReport['stations'][number]['station']) => string;
}

const figure = (value: number | null): CsvCell => ({ written: value === null ? '' : String(value) });

/** One line for each person at each station, and the stations as a whole first. */
export const reportAsCsv = ({ stations, people }: ShiftReport, words: ReportWords): string => {
  const head = [words.station, words.person, words.items, words.late, words.minutes, words.perHour, words.target];
  const wholes = stations.map(({ station, items, late, target }) => [
    words.stationName(station),
    words.all,
    figure(items),
    figure(late),
    figure(null),
    figure(null),
    figure(target),
  ]);
  const parts = people.flatMap(({ name, work }) =>
    work.map(({ station, items, late, minutes, perHour }) => [
      words.stationName(station),
      name || words.nobody,
      figure(items),
      figure(late),
      figure(minutes),
      figure(perHour),
      figure(null),
    ]),
  );
  return csvMark + [head, ...wholes, ...parts].map(csvLine).join('');
};
