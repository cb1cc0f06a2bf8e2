import { z } from 'zod';
import { binary, listFile, listFormatField } from '../files/file-answers.ts';
import { fileTypes } from '../files/file-types.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { count } from '../kernel/lists/query-rows.ts';
import { searchText } from '../kernel/lists/query-fields.ts';
import { skuColumnNames, skuErrorCodes } from './sku-columns.ts';

const previewRow = z.object({
  row: count,
  sku: z.string(),
  brand: z.string(),
  name: z.string(),
  pku: z.string(),
  becomes: z.enum(['new', 'changed', 'same']),
  newSizes: z.array(z.string()),
});
export type SkuPreviewRow = z.output<typeof previewRow>;

const tried = z.object({
  sha256: z.string(),
  rows: z.array(previewRow),
  added: count,
  changed: count,
  errorCount: count,
  /** The first 200. */
  errors: z.array(z.object({ row: count, column: z.enum(skuColumnNames), code: z.enum(skuErrorCodes), msg: z.string() })),
});
export type TriedSkuImport = z.output<typeof tried>;

export const trySkuImport = endpoint({
  name: 'trySkuImport',
  method: 'POST',
  path: '/skus/import/dry-runs',
  bases: ['admin'],
  access: ['800.import'],
  summary: 'Reads a workbook of at most 1,000 SKUs, and says what would be added, what would change and what is wrong. Nothing is kept.',
  data: tried,
  multipart: true,
  limit: { calls: 30, seconds: 60 },
});

export const submitSkuImport = endpoint({
  name: 'submitSkuImport',
  method: 'POST',
  path: '/skus/import',
  bases: ['admin'],
  access: ['800.import'],
  summary: 'Adds and changes the SKUs of the workbook that was checked, named by its digest: all of it or nothing.',
  body: z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  data: z.object({ added: count, changed: count }),
  multipart: true,
  command: true,
  limit: { calls: 30, seconds: 60 },
});

export const skuTemplate = endpoint({
  name: 'skuTemplate',
  method: 'GET',
  path: '/skus/import/template',
  bases: ['admin'],
  access: ['800.import'],
  summary: 'The empty workbook of SKUs, in the caller’s language.',
  data: binary(fileTypes.xlsx.contentType),
  payload: 'raw',
});

export const exportSkus = endpoint({
  name: 'exportSkus',
  method: 'POST',
  path: '/skus/export',
  bases: ['admin'],
  access: ['800.export'],
  summary: 'Every SKU that the text finds, as CSV or as an Excel workbook that can be imported again',
  body: z.strictObject({ text: searchText, format: listFormatField }),
  data: listFile,
  payload: 'raw',
  limit: { calls: 30, seconds: 60 },
});
