import { describe, expect, it } from 'vitest';
import type { ShiftReport } from '#contracts/floor/shift-report.ts';
import { reportAsCsv } from './report-as-csv.ts';

const words = {
  person: 'Person',
  station: 'Station',
  items: 'Items',
  late: 'Late',
  minutes: 'Minutes',
  perHour: 'Per hour',
  target: 'Target',
  all: 'All',
  nobody: 'Unknown',
  stationName: (station: string) => station.toUpperCase(),
};
const report = {
  stations: [
    { station: 'inspect', items: 30, late: 2, target: 40 },
    { station: 'pick', items: 0, late: 0, target: null },
  ],
  people: [
    { id: 'lin', name: '=Lin', work: [{ station: 'inspect', items: 20, late: 2, minutes: 60, perHour: 20 }] },
    { id: 'gone', name: '', work: [{ station: 'inspect', items: 10, late: 0, minutes: 15, perHour: 40 }] },
  ],
} as unknown as ShiftReport;

describe('the report of a shift for a spreadsheet', () => {
  it('has a line for each station and for each person there, and no name that is a formula', () => {
    expect(reportAsCsv(report, words).split('\r\n')).toEqual([
      '\uFEFFStation,Person,Items,Late,Minutes,Per hour,Target',
      'INSPECT,All,30,2,,,40',
      'PICK,All,0,0,,,',
      "INSPECT,'=Lin,20,2,60,20,",
      'INSPECT,Unknown,10,0,15,40,',
      '',
    ]);
  });
});
