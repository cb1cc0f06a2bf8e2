import { z } from 'zod';
import { binary } from '#contracts/files/file-answers.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { shopIdField } from '#contracts/kernel/lists/query-fields.ts';
import { walletFileAccess } from '#contracts/wallet/wallet-access.ts';

/** What a statement can be saved as. */
export const walletStatementFormats = {
  pdf: { ending: 'pdf', contentType: 'application/pdf', label: 'PDF' },
  csv: { ending: 'csv', contentType: 'text/csv; charset=utf-8', label: 'CSV' },
  camt053: { ending: 'xml', contentType: 'application/xml', label: 'camt.053' },
} as const;
export type WalletStatementFormat = keyof typeof walletStatementFormats;
export const walletStatementFormatNames = Object.keys(walletStatementFormats) as [WalletStatementFormat, ...WalletStatementFormat[]];

/** Postings on paper; the other formats have no bound. */
export const MAX_PRINTED_POSTINGS = 3_000;

/** A month of the books, `YYYY-MM`, in UTC. */
export const monthField = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

export const downloadWalletStatement = endpoint({
  name: 'downloadWalletStatement',
  method: 'GET',
  path: '/wallet/statements',
  bases: ['business', 'admin'],
  access: walletFileAccess,
  summary:
    'The statement of a wallet over a month: opening, what came in and went out by type, closing, holds at the end, and every posting with its basis',
  query: z.strictObject({
    /** Whose; a seller has their own only. */
    shopId: shopIdField.optional(),
    month: monthField,
    format: z.enum(walletStatementFormatNames).default('pdf'),
  }),
  data: binary('application/pdf', 'text/csv', 'application/xml'),
  payload: 'raw',
  // A PDF takes a second of a core.
  limit: { calls: 30, seconds: 60 },
});
