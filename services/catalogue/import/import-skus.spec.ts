import { describe, expect, it } from 'vitest';
import { isRejection } from '#contracts/kernel/rejection.ts';
import type { NamedRow } from '#kernel/files/workbook/named-rows.ts';
import type { SkuColumnName } from '#contracts/catalogue/sku-columns.ts';
import { loaded } from '#kernel/commands/loaded.ts';
import { noSku, skuStream, type Sku } from '../../aggregates/sku/sku.ts';
import { checkRows } from './check-rows.ts';
import { importSkus } from './import-skus.ts';

const row = (number: number, cells: Partial<Record<SkuColumnName, string>>): NamedRow<SkuColumnName> =>
  ({ row: number, cells: { sku: 'DD1391-100', brand: 'Nike', name: 'Dunk Low', sizes: '8, 9', ...cells } }) as NamedRow<SkuColumnName>;
const wrongIn = (...rows: NamedRow<SkuColumnName>[]) => checkRows(rows).errors.map((error) => [error.row, error.column, error.code]);

describe('Rule: a workbook of SKUs is told everything that is wrong with it', () => {
  it('nothing of a sound one, whichever comma stands between its sizes', () => {
    expect(checkRows([row(2, { sizes: '8，8.5、 9;10' })])).toMatchObject({ errors: [], rows: [{ sizes: ['8', '8.5', '9', '10'] }] });
  });

  it('what is empty, too long or there twice', () => {
    expect(wrongIn(row(2, { brand: ' ' }), row(3, { sku: 'dd1391-100', name: 'x'.repeat(201) }), row(4, { sku: 'NEW', sizes: ',' }))).toEqual([
      [2, 'brand', 'required'],
      [3, 'name', 'tooLong'],
      [3, 'sku', 'twice'],
      [4, 'sizes', 'required'],
    ]);
  });

  it('and no size is repeated (R5.30)', () =>
    expect(wrongIn(row(2, { sizes: '8, 9, 8' }), row(3, { sku: 'B', sizes: 'xl, XL' }))).toEqual([
      [2, 'sizes', 'sizeRepeated'],
      [3, 'sizes', 'sizeRepeated'],
    ]));
});

const known: Sku = { exists: true, sku: 'DD1391-100', brand: 'Nike', name: 'Dunk', pku: 'P-1', sizes: ['9', '10'], image: '/f/dunk.png' };
const importing = (entry: Sku, cells: Partial<Record<SkuColumnName, string>> = {}) => {
  const decision = importSkus(checkRows([row(2, cells)]), [loaded(skuStream, 'DD1391-100', entry)]);
  return isRejection(decision) ? decision.rejected : decision.changes.flatMap(({ events }) => events);
};

describe('Rule: an import adds, and takes nothing away', () => {
  it('a SKU that is new', () => {
    expect(importing(noSku)).toEqual([
      { type: 'SkuCreated', data: { sku: 'DD1391-100', brand: 'Nike', name: 'Dunk Low', pku: '', sizes: ['8', '9'], image: '' } },
    ]);
  });

  it('sizes to one that is known, which keeps its picture and its PKU', () => {
    expect(importing(known)).toEqual([
      { type: 'SkuChanged', data: { sku: 'DD1391-100', brand: 'Nike', name: 'Dunk Low', pku: 'P-1', sizes: ['8', '9', '10'], image: '/f/dunk.png' } },
    ]);
  });

  it('nothing where nothing differs', () => expect(importing(known, { name: 'Dunk', sizes: '10' })).toEqual([]));

  it('all of it or nothing', () => expect(importing(known, { sizes: '8, 8' })).toBe('SkuRowsWrong'));
});
