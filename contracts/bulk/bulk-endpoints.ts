import { z } from 'zod';
import { binary } from '../files/file-answers.ts';
import { fileTypes } from '../files/file-types.ts';
import { reasonField } from '../item/item-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { cents, count, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { recordsOf } from '../kernel/lists/paging.ts';
import { directions } from '../wallet/transaction-types.ts';
import { bulkReads, bulkReview, bulkWrites } from './bulk-access.ts';
import { bulkColumnNames, bulkErrorCodes, bulkLimits } from './bulk-columns.ts';
import { bulkRowSchema, bulkStatusNames } from './bulk-events.ts';

const direction = z.enum(directions);
const bulkNo = z.string().regex(/^BK-[A-Z0-9]{4,20}$/);

const previewRow = bulkRowSchema.omit({ shopId: true }).extend({
  shopInfo: shopInfoSchema,
  balanceCents: cents.describe('Of the wallet now'),
  double: z
    .object({ postingId: z.string(), gmtCreate: gmt })
    .nullable()
    .describe('What was posted within 90 days to the same shop, by the same amount, type and reference'),
});
export type BulkPreviewRow = z.output<typeof previewRow>;

export const tryBulkFile = endpoint({
  name: 'tryBulkFile',
  method: 'POST',
  path: '/finance/bulk/dry-runs',
  bases: ['admin'],
  access: bulkWrites,
  summary: 'Reads a workbook of at most 2,000 wallets to credit or charge, and says whom it matches and what is wrong. Nothing is posted (R5.43).',
  body: z.strictObject({ direction }),
  data: z.object({
    sha256: z.string(),
    rows: z.array(previewRow),
    totalCents: cents,
    doubles: count.describe('Rows of which the like was posted within 90 days'),
    /** User IDs that no shop has. */
    unmatched: z.array(z.string()),
    errorCount: count,
    /** The first 200. */
    errors: z.array(z.object({ row: count, column: z.enum(bulkColumnNames), code: z.enum(bulkErrorCodes), msg: z.string() })),
    isApprovalNeeded: z.boolean().describe('Of a second person'),
  }),
  multipart: true,
  limit: { calls: 30, seconds: 60 },
});
export type TriedBulk = z.output<typeof tryBulkFile.data>;

const answer = z.object({ bulkNo: z.string(), status: z.enum(bulkStatusNames) });

export const submitBulkFile = endpoint({
  name: 'submitBulkFile',
  method: 'POST',
  path: '/finance/bulk',
  bases: ['admin'],
  access: bulkWrites,
  summary:
    'Submits the workbook that was checked, named by its digest: all of it or nothing (R2.183, R2.184). From the limit on a second person approves; so it is with a deposit by which one person reaches the limit in a day of UTC, credits by hand included.',
  body: z.strictObject({
    direction,
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** How many doubles the submitter has seen and wants posted all the same. */
    confirmedDoubles: z.coerce.number().int().min(0).max(bulkLimits.rows).default(0),
  }),
  data: answer,
  multipart: true,
  command: true,
  limit: { calls: 30, seconds: 60 },
});

const review = { method: 'POST', bases: ['admin'], access: bulkReview, data: answer, command: true } as const;

export const approveBulk = endpoint({
  ...review,
  name: 'approveBulk',
  path: '/finance/bulk/approve',
  summary: 'Has a submitted workbook posted; never by who submitted it.',
  body: z.strictObject({ bulkNo }),
});

export const rejectBulk = endpoint({
  ...review,
  name: 'rejectBulk',
  path: '/finance/bulk/reject',
  summary: 'Rejects a submitted workbook with a reason; nothing of it is posted.',
  body: z.strictObject({ bulkNo, reason: reasonField }),
});

export const bulkActions = ['approve', 'reject'] as const;

const bulkRunSchema = z.object({
  bulkNo: z.string(),
  status: z.enum(bulkStatusNames),
  fileName: z.string(),
  totalCents: cents,
  rows: count,
  postedRows: count,
  submitter: z.string(),
  reviewer: z.string().nullable(),
  reason: z.string().nullable().describe('Why it was rejected'),
  gmtCreate: gmt,
  gmtEnded: gmt.nullable(),
  actions: z.array(z.enum(bulkActions)),
});
export type BulkRun = z.output<typeof bulkRunSchema>;

export const listBulkRuns = endpoint({
  name: 'listBulkRuns',
  method: 'GET',
  path: '/finance/bulk',
  bases: ['admin'],
  access: bulkReads,
  summary: 'The last 100 workbooks that were submitted, the newest first, with who submitted and who decided.',
  query: z.strictObject({ direction }),
  data: recordsOf(bulkRunSchema),
});

export const listBulkRows = endpoint({
  name: 'listBulkRows',
  method: 'GET',
  path: '/finance/bulk/rows',
  bases: ['admin'],
  access: bulkReads,
  summary: 'The rows of a submitted workbook.',
  query: z.strictObject({ bulkNo }),
  data: recordsOf(previewRow),
});

export const bulkTemplate = endpoint({
  name: 'bulkTemplate',
  method: 'GET',
  path: '/finance/bulk/template',
  bases: ['admin'],
  access: bulkWrites,
  summary: 'The empty workbook for crediting or charging many wallets, in the caller’s language (R5.42).',
  query: z.strictObject({ direction }),
  data: binary(fileTypes.xlsx.contentType),
  payload: 'raw',
});
