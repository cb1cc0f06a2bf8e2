import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { errorColumn, importColumnNames, importColumns } from '#contracts/forecast-import/import-columns.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { cellText } from '#kernel/files/workbook/cell.ts';
import { namedRows } from '#kernel/files/workbook/named-rows.ts';
import { readWorkbook } from '#kernel/files/workbook/read-workbook.ts';
import { checkImport } from '../rows/check-import.ts';
import { importTemplate } from './import-template.ts';
import { writeCorrections } from './write-corrections.ts';
import { writeTemplate } from './write-template.ts';

const world = { skus: new Map([['A', ['42']]]), warehouses: [{ warehouseId: 'W1', name: 'LA' }], taken: new Set<string>() };
const rows = [
  { row: 2, cells: { logNo: '123456789012345678901234', warehouse: 'W1', sku: 'A', size: '42', quantity: '1' } },
  { row: 3, cells: { logNo: '123456789012345678901234', warehouse: 'W1', sku: 'A', size: '43', quantity: 'x' } },
  { row: 4, cells: { logNo: '1ZSOUND00001', warehouse: 'W1', sku: 'A', size: '42', quantity: '1' } },
];

const readBack = async (bytes: Uint8Array) => {
  const sheet = await readWorkbook({ name: 'a.xlsx', bytes }, importTemplate.maxRows);
  if (isRejection(sheet)) throw new Error(sheet.rejected);
  return sheet;
};

describe('Rule: the file with corrections holds the rows that would not be forecast', () => {
  it('says why in a last, red column, and can be uploaded again', async () => {
    const bytes = await writeCorrections(rows, checkImport(rows, world), 'en_us');
    const sheet = await readBack(bytes);
    expect(sheet[0]!.cells.at(-1)).toBe(errorColumn.en);
    expect(sheet.slice(1).map(({ cells }) => cells.at(-1))).toEqual([
      'Tracking number: On hold until row 3 of the same package is corrected',
      'Size: A has no size 43; it has 42; Quantity: A whole number from 1 to 5000',
    ]);
    expect(namedRows(sheet, importTemplate)).toEqual([
      { row: 2, cells: rows[0]!.cells },
      { row: 3, cells: rows[1]!.cells },
    ]);
    expect(strFromU8(unzipSync(bytes)['xl/styles.xml']!).toLowerCase()).toContain('cf1322');
  });

  it('speaks Chinese', async () => {
    const sheet = await readBack(await writeCorrections(rows, checkImport(rows, world), 'zh_cn'));
    expect(sheet[0]!.cells.map((cell) => cellText(cell))).toEqual([...importColumnNames.map((name) => importColumns[name].zh), errorColumn.zh]);
    expect(sheet[2]!.cells.at(-1)).toContain('尺码');
  });
});

describe('Rule: the template is what the import reads', () => {
  it.each(['en_us', 'zh_cn'] as const)('in %s', async (language) => {
    const sheet = await readBack(await writeTemplate(language, {}));
    expect(namedRows(sheet, importTemplate)).toMatchObject({ rejected: 'ImportEmpty' });
  });

  it('with an example of what exists', async () => {
    const template = unzipSync(await writeTemplate('en_us', { warehouse: 'Los Angeles', sku: 'DD1391-100', size: '42' }));
    const texts = strFromU8(template['xl/sharedStrings.xml']!);
    for (const example of ['Los Angeles', 'DD1391-100', '42']) expect(texts).toContain(`>${example}<`);
  });
});
