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

  it('leaves figures as they are', () => {
    expect(csvLine(['-3.20', '-7', '0', '12.50', 'a-b', 'a=b'])).toBe('-3.20,-7,0,12.50,a-b,a=b\r\n');
  });
});

describe('Rule: a spreadsheet loses no digit', () => {
  it('keeps a number of more than 15 digits as text', () => {
    expect(csvLine(['9400111899223197428490', '1234567890123456', '-12345678901234.56'])).toBe(
      "'9400111899223197428490,'1234567890123456,'-12345678901234.56\r\n",
    );
  });

  it('leaves a shorter one a figure', () => {
    expect(csvLine(['123456789012345', '-1234567890123.45'])).toBe('123456789012345,-1234567890123.45\r\n');
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
