import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importLimits } from '#contracts/forecast-import/import-limits.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { cpuTime } from '#tests/integration/files/cpu-time.ts';
import { understatedBomb } from '#tests/integration/files/sample-archives.ts';
import { firstSheet, soundRows, tampered, workbook } from '#tests/integration/files/sample-workbooks.ts';
import { readWorkbook } from './read-workbook.ts';

const read = (bytes: Uint8Array) => readWorkbook({ name: 'forecast.xlsx', bytes }, importLimits.rows);
const rowsOf = async (bytes: Uint8Array) => {
  const rows = await read(bytes);
  if (isRejection(rows)) throw new Error(rows.rejected);
  return rows;
};
const codeOf = async (bytes: Uint8Array) => {
  const rows = await read(bytes);
  return isRejection(rows) ? rows.rejected : 'read';
};
const sheet = (rewrite: (xml: string) => string) => async () => tampered(await workbook(soundRows(3)), firstSheet, rewrite);

describe('Rule: cells are read to the letter', () => {
  it('keeps text and numbers, and the row as Excel counts it', async () => {
    const rows = await rowsOf(
      await workbook([
        ['0012345678901234567890', 'A & B <1>', 42.6, 1.1],
        [null, null],
        ['x', null, 7, '中文 🙂'],
      ]),
    );
    expect(rows.map(({ row }) => row)).toEqual([1, 2, 4]);
    expect(rows[1]!.cells.slice(0, 4)).toEqual(['0012345678901234567890', 'A & B <1>', '42.6', '1.1']);
    expect(rows[2]!.cells.slice(0, 4)).toEqual(['x', '', '7', '中文 🙂']);
  });

  it('drops the noise that Excel writes after the fifteenth digit', async () => {
    const noisy = await sheet((xml) => xml.replace('<v>99.5</v>', '<v>42.600000000000001</v>'))();
    expect((await rowsOf(noisy))[1]!.cells[5]).toBe('42.6');
  });

  it('marks a number whose digits are lost', async () => {
    const shortened = await sheet((xml) => xml.replace('<v>99.5</v>', '<v>1.2345678901234599E+17</v>'))();
    expect((await rowsOf(shortened))[1]!.cells[5]).toEqual({ shortened: '123456789012346000' });
  });

  it('keeps what a failed formula shows, and marks a date', async () => {
    const failed = await sheet((xml) => xml.replace(/<c r="F2"[^>]*>.*?<\/c>/, '<c r="F2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'))();
    expect((await rowsOf(failed))[1]!.cells[5]).toBe('#DIV/0!');
    const dated = await sheet((xml) => xml.replace(/<c r="F2"[^>]*>.*?<\/c>/, '<c r="F2" t="d"><v>2026-10-05T00:00:00Z</v></c>'))();
    expect((await rowsOf(dated))[1]!.cells[5]).toEqual({ date: '2026-10-05' });
  });

  it('reads inline text and prefixed tags', async () => {
    const inline = await sheet((xml) =>
      xml
        .replace(/<c r="H2"[^>]*?(\/>|>.*?<\/c>)/, '')
        .replace('</row><row r="3"', '<c r="I2" t="inlineStr"><is><t>inline</t></is></c></row><row r="3"'),
    )();
    expect((await rowsOf(inline))[1]!.cells[8]).toBe('inline');
  });
});

describe('Rule: at most 5,000 rows are read', () => {
  it('reads 5,000 in well under two seconds', async () => {
    const bytes = await workbook(soundRows(5_000));
    let rows: unknown[] = [];
    expect(await cpuTime(async () => (rows = await rowsOf(bytes)))).toBeLessThan(2_000);
    expect(rows).toHaveLength(5_001);
  });

  it('refuses 5,001', async () => {
    expect(await codeOf(await workbook(soundRows(5_001)))).toBe('ImportTooManyRows');
  });

  it('refuses a crowd of empty rows, however they are written', async () => {
    const crowd = await sheet((xml) => xml.replace('</sheetData>', `${'<row\tr="9"/>'.repeat(1_000_000)}</sheetData>`))();
    expect(await codeOf(crowd)).toBe('ImportTooManyRows');
  });

  it('counts filled rows only: a formatted, empty one at the end is no row', async () => {
    const formatted = await sheet((xml) => xml.replace('</sheetData>', '<row r="1048576"><c r="A1048576" s="0"/></row></sheetData>'))();
    expect(await rowsOf(formatted)).toHaveLength(4);
  });
});

describe('Rule: a small workbook costs little, whatever is repeated in it', () => {
  const relations = 'xl/_rels/workbook.xml.rels';
  const index = 'xl/workbook.xml';
  const texts = 'xl/sharedStrings.xml';
  const part = (name: string, rewrite: (xml: string) => string) => async () => tampered(await workbook(soundRows(3)), name, rewrite);
  const columns = Array.from({ length: 64 }, (_, index) => `${['', 'A', 'B'][Math.floor(index / 26)]}${String.fromCharCode(65 + (index % 26))}`);
  /** One text in every cell of 400 rows. */
  const textEverywhere = (characters: number) => async () => {
    const longText = await part(texts, (xml) => xml.replace('</sst>', `<si><t xml:space="preserve">${' '.repeat(characters - 1)}x</t></si></sst>`))();
    const at = strFromU8(unzipSync(longText)[texts]!).split('<si>').length - 2;
    const rowOf = (row: number) => `<row r="${row}">${columns.map((column) => `<c r="${column}${row}" t="s"><v>${at}</v></c>`).join('')}</row>`;
    return tampered(longText, firstSheet, (xml) =>
      xml.replace('</sheetData>', `${Array.from({ length: 400 }, (_, n) => rowOf(n + 5)).join('')}</sheetData>`),
    );
  };

  // Each took from ten seconds to an hour when a tag or a text was gone through once for every other.
  it.each([
    ['relations that never end', part(relations, () => '<Relationship '.repeat(74_000)), 'ImportUnreadable'],
    ['a crowd of relations', part(relations, () => '<Relationship Id="x"/>'.repeat(47_000)), 'ImportUnreadable'],
    ['a crowd of sheets that never end', part(index, () => `<workbook>${'<sheet '.repeat(140_000)}`), 'ImportUnreadable'],
    ['a text longer than any cell', textEverywhere(3_500_000), 'ImportUnreadable'],
    ['one long text in every cell', textEverywhere(32_767), 'read'],
  ])('%s', async (_, make, code) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(100_000);
    expect(await cpuTime(async () => expect(await codeOf(bytes)).toBe(code))).toBeLessThan(3_000);
  });

  it('follows a few hundred relations', async () => {
    const many = await part(relations, (xml) => xml.replace('</Relationships>', `${'<Relationship Id="x"/>'.repeat(400)}</Relationships>`))();
    expect(await rowsOf(many)).toHaveLength(4);
  });
});

describe('Rule: a workbook costs what it weighs', () => {
  it.each([
    ['a value in the last row', sheet((xml) => xml.replace('</sheetData>', '<row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData>'))],
    ['a value in the last column', sheet((xml) => xml.replace('</row><row r="3"', '<c r="XFD2"><v>1</v></c></row><row r="3"'))],
    ['a row number in other quotes', sheet((xml) => xml.replace('<row r="3"', "<row r='900000000'"))],
    ['a row number in disguise', sheet((xml) => xml.replace('<row r="3"', '<row r="&#57;00000000"'))],
    ['a second row number behind a prefix', sheet((xml) => xml.replace('<row r="3"', '<row r="3" x:r="900000000"'))],
    ['a row without a number', sheet((xml) => xml.replace('<row r="3"', '<row'))],
    ['a crowd of cells in one row', sheet((xml) => xml.replace('</row><row r="3"', `${'<c r="H2"/>'.repeat(1_000_000)}</row><row r="3"`))],
    ['no end', sheet((xml) => xml.slice(0, xml.length - 200).replace('</sheetData>', ''))],
    ['no rows element', sheet(() => '<worksheet/>')],
    ['no index', async () => tampered(await workbook(soundRows(3)), 'xl/workbook.xml', () => '<workbook/>')],
    [
      'an index that names no part',
      async () => tampered(await workbook(soundRows(3)), 'xl/_rels/workbook.xml.rels', (xml) => xml.replaceAll('sheet1', 'sheet9')),
    ],
    ['nothing of a workbook', async () => understatedBomb('xl/worksheets/sheet1.xml')],
  ])('refuses %s', async (_, make) => {
    const bytes = await make();
    const before = process.memoryUsage().rss;
    expect(await codeOf(bytes)).toBe('ImportUnreadable');
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});
