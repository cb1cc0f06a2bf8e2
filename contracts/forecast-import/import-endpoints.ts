import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { shippingTypeNames } from '../forecast/shipping-types.ts';
import { importColumnNames } from './import-columns.ts';
import { rowErrorCodes } from './row-errors.ts';
import { binary } from '../files/file-answers.ts';
import { fileTypes } from '../files/file-types.ts';

const count = z.number().int();

const packageSchema = z.object({
  logNo: z.string(),
  warehouseId: z.string(),
  warehouse: z.string(),
  units: count,
  remark: z.string(),
  shippingType: z.enum(shippingTypeNames),
  reference: z.string().nullable().describe('Generated where the file names none'),
  weightGrams: count.nullable(),
  dimensions: z.string().nullable(),
  insurance: count.nullable().describe('Cents'),
  signature: z.boolean(),
  lines: z.array(
    z.object({ sku: z.string(), size: z.string(), quantity: count, costPrice: count.nullable().describe('Cents'), supply: z.string().nullable() }),
  ),
});

/** One wrong cell: `row` as Excel counts, header included. */
const rowErrorSchema = z.object({ row: count, column: z.enum(importColumnNames), code: z.enum(rowErrorCodes), msg: z.string() });
export type RowErrorAnswer = z.output<typeof rowErrorSchema>;

const triedImportSchema = z.object({
  importId: z.string(),
  rows: count,
  /** What confirming with `skipErrors` would forecast. */
  packages: z.array(packageSchema),
  units: count,
  /** Rows with an error, and sound rows of packages that have one: a package is forecast whole or not at all. */
  failedRows: count,
  heldRows: count,
  errorCount: count,
  /** The first 500. */
  errors: z.array(rowErrorSchema),
  gmtExpires: z.string(),
});
export type TriedImport = z.output<typeof triedImportSchema>;

/** Reads and checks the workbook, keeps it for 24 hours, and forecasts nothing yet (R7.42). */
export const tryForecastImport = endpoint({
  name: 'tryForecastImport',
  method: 'POST',
  path: '/forecast/import',
  bases: ['business'],
  access: ['business.import'],
  summary: 'Checks a forecast workbook of at most 5,000 rows and reports which packages it would create and which rows have errors.',
  data: triedImportSchema,
  multipart: true,
});

export const importIdField = z.uuid();

/** Forecasts all sound packages of a kept import in one command: all of them or none. */
export const confirmForecastImport = endpoint({
  name: 'confirmForecastImport',
  method: 'POST',
  path: '/forecast/import/confirm',
  bases: ['business'],
  access: ['business.import'],
  summary: 'Forecasts the packages of a checked workbook; with skipErrors, packages that have a row with errors are left out.',
  body: z.strictObject({ importId: importIdField, skipErrors: z.boolean().default(false) }),
  data: z.object({ preIds: z.array(z.string()), packages: z.number().int(), units: z.number().int() }),
  command: true,
});

const workbook = binary(fileTypes.xlsx.contentType);

/** The empty workbook, its headers in the caller's language. */
export const forecastImportTemplate = endpoint({
  name: 'forecastImportTemplate',
  method: 'GET',
  path: '/forecast/import/template',
  bases: ['business'],
  access: ['business.import'],
  summary: 'The Excel template of the forecast import.',
  data: workbook,
  payload: 'raw',
});

/** The rows that would not be forecast, each with its errors, ready to be corrected and uploaded again. */
export const forecastImportCorrections = endpoint({
  name: 'forecastImportCorrections',
  method: 'GET',
  path: '/forecast/import/corrections',
  bases: ['business'],
  access: ['business.import'],
  summary: 'An Excel file with the rows of an import that have errors.',
  query: z.strictObject({ importId: importIdField }),
  data: workbook,
  payload: 'raw',
});
