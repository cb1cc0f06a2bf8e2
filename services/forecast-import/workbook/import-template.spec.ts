import { describe, expect, it } from 'vitest';
import { namedRows } from '#kernel/files/workbook/named-rows.ts';
import { importTemplate } from './import-template.ts';

const matchColumns = (rows: ReturnType<typeof sheet>) => namedRows(rows, importTemplate);
const sheet = (...rows: string[][]) => rows.map((cells, index) => ({ row: index + 1, cells }));

describe('Rule: the columns are those of the template', () => {
  it('knows them in both languages and in any order', () => {
    expect(matchColumns(sheet(['数量', 'SKU', ' warehouse *', 'Tracking Number', '尺码'], ['2', 'A', 'W1', '1Z', '42']))).toEqual([
      { row: 2, cells: { quantity: '2', sku: 'A', warehouse: 'W1', logNo: '1Z', size: '42' } },
    ]);
  });

  it('names what is missing, unknown and there twice', () => {
    expect(matchColumns(sheet(['SKU', 'sku', 'Colour', 'Size', 'Quantity'], ['A', 'A', 'red', '42', '1']))).toMatchObject({
      rejected: 'ImportWrongColumns',
      field: 'file',
      params: { missing: 'Tracking number (运单号), Warehouse (仓库)', unknown: 'Colour', repeated: 'sku' },
    });
  });

  it('passes over the errors of a corrected file', () => {
    const rows = matchColumns(
      sheet(['Tracking number', 'Warehouse', 'SKU', 'Size', 'Quantity', '错误'], ['1Z', 'W1', 'A', '42', '1', 'Size: unknown']),
    );
    expect(rows).toEqual([{ row: 2, cells: { logNo: '1Z', warehouse: 'W1', sku: 'A', size: '42', quantity: '1' } }]);
  });

  it('asks for rows', () => {
    const header = ['Tracking number', 'Warehouse', 'SKU', 'Size', 'Quantity'];
    expect(matchColumns(sheet(header))).toMatchObject({ rejected: 'ImportEmpty' });
    expect(matchColumns([])).toMatchObject({ rejected: 'ImportWrongColumns' });
  });
});
