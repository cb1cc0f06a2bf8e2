import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { workbookOf, type CellKind } from './workbook.ts';

const kinds: CellKind[] = ['text', 'figure', 'money', 'time'];
const heads = ['Text', 'Figure', 'Money', 'Time'];
const read = async (rows: Parameters<typeof workbookOf>[2]) => readSheet(Buffer.from(await workbookOf(kinds, heads, rows)));

describe('Rule: a workbook holds each value as what it is', () => {
  it('figures and money as numbers, moments as dates', async () => {
    expect(await read([['a', '-7', '12.50', '2026-11-23 09:05:07']])).toEqual([heads, ['a', -7, 12.5, new Date('2026-11-23T09:05:07Z')]]);
  });

  it('and nothing where there is nothing', async () => {
    expect(await read([['a', null, null, null]])).toEqual([heads, ['a', null, null, null]]);
  });
});

describe('Rule: a text stands in a workbook to the letter', () => {
  it.each([
    '00123456',
    '007',
    '10-12',
    '1/2',
    '2E3',
    'TRUE',
    '9405511206245401042685',
    '9.50',
    '=1+1',
    '@SUM(A1)',
    '<b>"A" & \'B\'</b>',
    'two\nlines',
    ' blanks ',
    '鞋 👟',
  ])('%j', async (text) => {
    const [, [cell] = []] = await read([[text, null, null, null]]);
    expect(cell).toBe(text.trim() === text ? text : cell);
    expect(String(cell).trim()).toBe(text.trim());
  });

  it('without what a workbook cannot hold', async () => {
    expect((await read([['a\u0000b\u001bc', null, null, null]]))[1]![0]).toBe('abc');
  });
});

describe('Rule: a long list is written in parts', () => {
  it('and holds every row, in order', async () => {
    const rows = function* () {
      for (let row = 0; row < 1_700; row++) yield [`row ${row}`, String(row), null, null];
    };
    const [, ...found] = await read(rows());
    expect(found.map(([, figure]) => figure)).toEqual(Array.from({ length: 1_700 }, (_, row) => row));
  });
});
