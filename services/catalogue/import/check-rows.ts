import { skuLimits, type SkuColumnName, type SkuErrorCode } from '#contracts/catalogue/sku-columns.ts';
import type { Params } from '#contracts/kernel/words.ts';
import { MAX_SIZE } from '#contracts/kernel/fields/typed-lengths.ts';
import { cellText } from '#kernel/files/workbook/cell.ts';
import type { NamedRow } from '#kernel/files/workbook/named-rows.ts';

export interface SkuRow {
  row: number;
  sku: string;
  brand: string;
  name: string;
  pku: string;
  sizes: string[];
}

export interface SkuError {
  row: number;
  column: SkuColumnName;
  code: SkuErrorCode;
  params: Params;
}

/** The sound rows of a workbook, and everything that is wrong with the others. */
export const checkRows = (named: readonly NamedRow<SkuColumnName>[]): { rows: SkuRow[]; errors: SkuError[] } => {
  const firstOf = new Map<string, number>();
  const checked: { rows: SkuRow[]; errors: SkuError[] } = { rows: [], errors: [] };
  for (const each of named) {
    const { entry, errors } = readRow(each);
    const key = entry.sku.toUpperCase();
    const first = firstOf.get(key);
    if (first !== undefined) errors.push({ row: each.row, column: 'sku', code: 'twice', params: { value: entry.sku, row: first } });
    else if (key !== '') firstOf.set(key, each.row);
    checked.errors.push(...errors);
    if (errors.length === 0) checked.rows.push(entry);
  }
  return checked;
};

const readRow = ({ row, cells }: NamedRow<SkuColumnName>): { entry: SkuRow; errors: SkuError[] } => {
  const errors: SkuError[] = [];
  const wrong = (column: SkuColumnName, code: SkuErrorCode, params: Params = {}): void => void errors.push({ row, column, code, params });
  const text = (column: Exclude<SkuColumnName, 'sizes'>): string => {
    const value = cellText(cells[column]).trim();
    if (value === '' && column !== 'pku') wrong(column, 'required');
    if (value.length > skuLimits[column]) wrong(column, 'tooLong', { max: skuLimits[column] });
    return value;
  };
  const entry = { row, sku: text('sku'), brand: text('brand'), name: text('name'), pku: text('pku'), sizes: sizesIn(cellText(cells.sizes)) };
  if (entry.sizes.length === 0) wrong('sizes', 'required');
  if (entry.sizes.length > skuLimits.sizes) wrong('sizes', 'tooManySizes', { max: skuLimits.sizes });
  if (entry.sizes.some((size) => size.length > MAX_SIZE)) wrong('sizes', 'tooLong', { max: MAX_SIZE });
  const repeated = entry.sizes.find((size, index) => entry.sizes.findIndex((other) => isSame(other, size)) < index);
  if (repeated !== undefined) wrong('sizes', 'sizeRepeated', { value: repeated });
  return { entry, errors };
};

export const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

const sizesIn = (cell: string): string[] =>
  cell
    .split(/[,，、;；\n]/)
    .map((size) => size.trim())
    .filter((size) => size !== '');
