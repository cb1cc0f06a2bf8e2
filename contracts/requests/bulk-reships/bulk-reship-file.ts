import { z } from 'zod';
import { binary } from '../../files/file-answers.ts';
import { fileTypes } from '../../files/file-types.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { count } from '../../kernel/lists/query-rows.ts';
import { addressSchema } from '../../outbound/order-address.ts';
import { ownerBases } from '../request-access.ts';
import { bulkReshipColumnNames } from './bulk-reship-columns.ts';

const tried = z.object({
  items: count,
  /** As the page shows them, to be looked at and sent. */
  boxes: z.array(z.object({ oneIds: z.array(z.string()), address: addressSchema })),
  errorCount: count,
  /** The first 200. `row` as Excel counts, header included. */
  errors: z.array(z.object({ row: count, column: z.enum(bulkReshipColumnNames), msg: z.string() })),
});
export type TriedBulkReship = z.output<typeof tried>;

export const tryBulkReship = endpoint({
  name: 'tryBulkReship',
  method: 'POST',
  path: '/requests/bulk-reships/dry-runs',
  bases: ownerBases,
  access: ['business.import'],
  summary: 'Reads a workbook of items and addresses, and says which boxes it makes and what is wrong. Nothing is kept.',
  data: tried,
  multipart: true,
  limit: { calls: 30, seconds: 60 },
});

/** The empty workbook, its headers in the caller's language. */
export const bulkReshipTemplate = endpoint({
  name: 'bulkReshipTemplate',
  method: 'GET',
  path: '/requests/bulk-reships/template',
  bases: ownerBases,
  access: ['business.import'],
  summary: 'The empty workbook of a bulk reship, in the caller’s language.',
  data: binary(fileTypes.xlsx.contentType),
  payload: 'raw',
});
