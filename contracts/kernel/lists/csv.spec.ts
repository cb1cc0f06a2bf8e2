import { describe, expect, it } from 'vitest';
import { csvLine, csvMoney } from './csv.ts';

describe('Rule: what someone typed is no formula in a spreadsheet', () => {
  it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠A1', '-', '--1', '-1e3'])('%s', (typed) => {
    expect(csvLine([typed])).toBe(`'${typed}\r\n`);
  });

  it.each(['\t=1', '\r=1', '\n=1', '=cmd|"/c calc"!A1', '=1;2'])('and stands in quotes where it holds a separator: %j', (typed) => {
    expect(csvLine([typed])).toBe(`"'${typed.replaceAll('"', '""')}"\r\n`);
  });

  it('nor does a separator of another country begin one', () => {
    expect(csvLine(['a;=1+1', 'a\t=1+1'])).toBe('"a;=1+1","a\t=1+1"\r\n');
  });

  it('leaves the figures and moments that we write as they are', () => {
    const written = ['-3.20', '-7', '0', '12.50', '2026-11-23 09:00:00'].map((text) => ({ written: text }));
    expect(csvLine([...written, 'a-b', 'a=b'])).toBe('-3.20,-7,0,12.50,2026-11-23 09:00:00,a-b,a=b\r\n');
  });
});

describe('Rule: a text that a spreadsheet would take for a number, a date or a truth value stays a text', () => {
  it.each([
    '00123456',
    '007',
    '9.50',
    '10.0',
    '2E3',
    '2e10',
    '.5',
    '1,000',
    '50%',
    '$5',
    '(5)',
    '1 000',
    ' 12',
    '10-12',
    '1/2',
    '5 1/2',
    '10/5',
    '10.12.',
    '2026-10-12',
    '12/10/26',
    '9:30',
    '3 PM',
    '3-Mar',
    'Mar-3',
    'SEPT2',
    'March 2026',
    '10月12日',
    'TRUE',
    'false',
    '#N/A',
    '#REF!',
    '774900106121',
    '118650888018',
    '9400111899223197428490',
  ])('%s', (typed) => {
    expect(csvLine([typed])).toBe(typed.includes(',') ? `"'${typed}"\r\n` : `'${typed}\r\n`);
  });

  it.each([
    '42',
    '9.5',
    '0',
    '11800123456',
    'DD1391-100',
    '1203A764-101',
    'A-01-1',
    '2L6K-N2WZ-VN',
    'May',
    'Marcus 5 lows',
    'W10',
    '10.5W',
    'truely',
    'USB-C 3',
    '3456-7892-73',
    '1-2-3-4',
    '12A',
  ])('and %s stands as it is', (typed) => {
    expect(csvLine([typed])).toBe(`${typed}\r\n`);
  });
});

describe('Rule: a cell comes out as it went in', () => {
  it('quotes separators, quotes and line ends', () => {
    expect(csvLine(['a,b', 'say "x"', 'two\r\nlines', '', '鞋'])).toBe('"a,b","say ""x""","two\r\nlines",,鞋\r\n');
  });

  it('writes cents as a decimal', () => {
    expect([12_800, -320, 0, 5].map(csvMoney)).toEqual(['128.00', '-3.20', '0.00', '0.05']);
  });
});
