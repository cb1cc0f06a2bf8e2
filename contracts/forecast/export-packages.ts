import { listFile, listFormatField } from '../files/file-answers.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { packageFilterSchema } from './package-queries.ts';

/** Takes what the list takes (R7.43); where in the list one is does not matter. */
export const exportPackages = endpoint({
  name: 'exportPackages',
  method: 'POST',
  path: '/forecast/packages/export',
  bases: ['business'],
  access: ['business.export'],
  summary: 'Every row of the seller’s package list under its filters, as CSV or as an Excel workbook, in the caller’s language and zone',
  body: packageFilterSchema.extend({ format: listFormatField }),
  data: listFile,
  payload: 'raw',
  // Files are written one at a time: nobody may fill the queue for long.
  limit: { calls: 30, seconds: 60 },
});
