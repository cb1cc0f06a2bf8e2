import { describe, expect, it } from 'vitest';
import type { BulkReshipColumnName } from '#contracts/requests/bulk-reships/bulk-reship-columns.ts';
import { bulkReshipLimits } from '#contracts/requests/bulk-reships/bulk-reship-limits.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { address, A, B, C } from '#tests/unit/orders/bodies.ts';
import { oneId } from '#tests/unit/orders/world.ts';
import { boxesInRows } from './boxes-in-rows.ts';

type Cells = Partial<Record<BulkReshipColumnName, string>>;

const rows = (...cells: Cells[]) => cells.map((each, index) => ({ row: index + 2, cells: { ...address, ...each } }));
const wrongIn = (...cells: Cells[]) =>
  boxesInRows(rows(...cells)).faults.map(({ row, column, fault }) => [row, column, typeof fault === 'string' ? fault : fault.rejected]);

describe('Rule: the rows of a workbook make boxes', () => {
  it('by the name of the box, or where none is said by the address', () => {
    const elsewhere = { recipient: 'Bo Larsen' };
    expect(boxesInRows(rows({ oneId: A, box: 'x' }, { oneId: formatOneId(B) }, { oneId: C, box: 'X' }, { oneId: oneId(5), ...elsewhere }))).toEqual({
      boxes: [
        { oneIds: [A, C], address },
        { oneIds: [B], address },
        { oneIds: [oneId(5)], address: { ...address, ...elsewhere } },
      ],
      faults: [],
    });
  });
});

describe('Rule: a workbook of boxes is told everything that is wrong with it, cell by cell', () => {
  it('what is empty, too long, no ONE ID or there twice', () => {
    expect(wrongIn({ oneId: '', city: ' ' }, { oneId: 'nonsense', street: 'x'.repeat(201) }, { oneId: A }, { oneId: A })).toEqual([
      [2, 'oneId', 'required'],
      [2, 'city', 'required'],
      [3, 'street', 'tooLong'],
      [3, 'oneId', 'notOneId'],
      [5, 'oneId', 'twice'],
    ]);
  });

  it('what keeps a parcel from its address', () => {
    expect(wrongIn({ oneId: A, zipCode: 'X' }, { oneId: B, country: 'CN', zipCode: '200000' })).toEqual([
      [2, 'zipCode', 'PostcodeInvalid'],
      [3, 'idCardNumber', 'IdCardRequired'],
    ]);
  });

  it('a box that goes to two places, and more boxes than are sent in one go', () => {
    expect(wrongIn({ oneId: A, box: '1' }, { oneId: B, box: '1', city: 'Fresno' })).toEqual([[3, 'box', 'otherAddress']]);
    const many = Array.from({ length: bulkReshipLimits.boxes + 2 }, (_, index) => ({ oneId: oneId(index + 1), box: `${index}` }));
    expect(wrongIn(...many)).toEqual([[bulkReshipLimits.boxes + 2, 'box', 'tooManyBoxes']]);
  });
});
