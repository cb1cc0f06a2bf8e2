import { importColumnNames, type ImportColumnName } from '#contracts/forecast-import/import-columns.ts';
import type { ShippingType } from '#contracts/forecast/shipping-types.ts';
import { importLimits } from '#contracts/forecast-import/import-limits.ts';
import type { ImportRow } from '../workbook/import-template.ts';
import {
  areRight,
  isWrong,
  readCents,
  readDimensions,
  readGrams,
  readQuantity,
  readShippingType,
  readText,
  readTrackingNumber,
  readYesOrNo,
  wrong,
  type Wrong,
} from './cell-policies.ts';

/** What the rows are checked against, as it stands at that moment. */
export interface ImportWorld {
  /** The catalogue's SKUs among those asked for, with their sizes. */
  skus: ReadonlyMap<string, readonly string[]>;
  warehouses: readonly { warehouseId: string; name: string }[];
  /** Tracking numbers of packages that are on their way. */
  taken: ReadonlySet<string>;
}

export interface RowError extends Wrong {
  row: number;
  column: ImportColumnName;
}

/** A row without an error. */
export interface SoundRow {
  row: number;
  logNo: string;
  warehouseId: string;
  warehouse: string;
  sku: string;
  size: string;
  quantity: number;
  costPrice?: number;
  supply?: string;
  remark: string;
  parcel: ParcelSaid;
}

/** What a row says of its package beside what is in it. */
export interface ParcelSaid {
  shippingType?: ShippingType;
  reference?: string;
  weight?: number;
  dimensions?: string;
  insurance?: number;
  signature?: boolean;
}

export const parcelColumns = [
  'shippingType',
  'reference',
  'weight',
  'dimensions',
  'insurance',
  'signature',
] as const satisfies readonly (keyof ParcelSaid)[];

export interface CheckedRow {
  row: number;
  /** The package it belongs to, where the row says so, sound or not. */
  logNo?: string;
  sound?: SoundRow;
  errors: RowError[];
}

export const checkRow = ({ row, cells }: ImportRow, world: ImportWorld): CheckedRow => {
  const logNo = readTrackingNumber(cells.logNo);
  const sku = readSku(cells.sku, world);
  const readings = {
    logNo: isTaken(logNo, world) ? wrong('TrackingNumberTaken') : logNo,
    warehouse: readWarehouse(cells.warehouse, world),
    sku,
    size: readSize(cells.size, sku, world),
    quantity: readQuantity(cells.quantity),
    cost: readCents(cells.cost),
    source: readText(cells.source, { max: importLimits.text, mayBeDate: true }),
    shippingType: readShippingType(cells.shippingType),
    reference: readText(cells.reference, { max: importLimits.reference }),
    weight: readGrams(cells.weight),
    dimensions: readDimensions(cells.dimensions),
    insurance: readCents(cells.insurance),
    signature: readYesOrNo(cells.signature),
    remark: readText(cells.remark, { max: importLimits.remark, mayBeDate: true }),
  };
  const belongs = isWrong(logNo) ? {} : { logNo };
  return areRight(readings) ? { row, ...belongs, sound: soundRow(row, readings), errors: [] } : { row, ...belongs, errors: errorsOf(row, readings) };
};

interface Readings {
  logNo: string;
  warehouse: ImportWorld['warehouses'][number];
  sku: string;
  size: string;
  quantity: number;
  cost: number | undefined;
  source: string;
  shippingType: ShippingType | undefined;
  reference: string;
  weight: number | undefined;
  dimensions: string | undefined;
  insurance: number | undefined;
  signature: boolean | undefined;
  remark: string;
}

const soundRow = (row: number, { logNo, warehouse, sku, size, quantity, cost, source, remark, ...said }: Readings): SoundRow => ({
  row,
  logNo,
  warehouseId: warehouse.warehouseId,
  warehouse: warehouse.name,
  sku,
  size,
  quantity,
  ...(cost !== undefined && { costPrice: cost }),
  ...(source !== '' && { supply: source }),
  remark,
  parcel: parcelSaid(said),
});

const parcelSaid = ({ reference, ...said }: Pick<Readings, keyof ParcelSaid>): ParcelSaid =>
  Object.fromEntries(Object.entries({ ...said, reference: reference || undefined }).filter(([, value]) => value !== undefined));

const errorsOf = (row: number, readings: Record<ImportColumnName, unknown>): RowError[] =>
  importColumnNames.flatMap((column) => {
    const reading = readings[column];
    return isWrong(reading) ? [{ row, column, ...reading }] : [];
  });

const isTaken = (logNo: string | Wrong, { taken }: ImportWorld): boolean => !isWrong(logNo) && taken.has(logNo);

const readWarehouse = (cell: ImportRow['cells']['warehouse'], { warehouses }: ImportWorld) => {
  const text = readText(cell, { max: importLimits.text, required: true });
  if (isWrong(text)) return text;
  const asked = text.toLowerCase();
  return (
    warehouses.find(({ warehouseId, name }) => warehouseId.toLowerCase() === asked || name.toLowerCase() === asked) ??
    wrong('UnknownWarehouse', { value: text })
  );
};

const readSku = (cell: ImportRow['cells']['sku'], { skus }: ImportWorld): string | Wrong => {
  const text = readText(cell, { max: importLimits.text, required: true });
  if (isWrong(text)) return text;
  return spellings(text).find((sku) => skus.has(sku)) ?? wrong(isFigure(text) ? 'UnknownSkuOfDigits' : 'UnknownSku', { value: text });
};

/** Excel drops the noughts that it begins with. */
const isFigure = (text: string): boolean => /^[1-9]\d*$/.test(text);

/** The catalogue writes most SKUs in upper case, sellers often do not. */
export const spellings = (sku: string): string[] => [sku, sku.toUpperCase()];

const readSize = (cell: ImportRow['cells']['size'], sku: string | Wrong, { skus }: ImportWorld): string | Wrong => {
  const text = readText(cell, { max: importLimits.size, required: true });
  if (isWrong(text) || isWrong(sku)) return text;
  const sizes = skus.get(sku) ?? [];
  const known = sizes.find((size) => size.toLowerCase() === text.toLowerCase());
  return known ?? wrong('UnknownSize', { sku, value: text, sizes: sizes.slice(0, 30).join(' ') });
};
