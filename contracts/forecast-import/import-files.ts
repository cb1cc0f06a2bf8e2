import { z } from 'zod';
import { binary } from '../files/binary.ts';
import { fileTypes } from '../files/file-types.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { importIdField } from './confirm-import.ts';

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
