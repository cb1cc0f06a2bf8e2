import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { cents, count } from '#contracts/kernel/lists/query-rows.ts';
import { bankStatementWrites } from '../statement-access.ts';
import { statementFormats } from './bank-events.ts';
import { csvMappingSchema } from './csv-columns.ts';

/** Lines of one file: a busy month. All of them are recorded in one command. */
export const MAX_STATEMENT_LINES = 10_000;
/** Lines that the check of a file shows. */
export const MAX_LINES_SHOWN = 200;

/** The accounts of the operator at its banks, as the books name them. */
export const operatorBankAccounts = ['main'] as const;
export const bankAccountField = z.enum(operatorBankAccounts).default('main');

/** Fields of a form are texts. */
const mappingField = z
  .string()
  .max(2_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'json' });
      return z.NEVER;
    }
  })
  .pipe(csvMappingSchema)
  .optional();

const form = { account: bankAccountField, mapping: mappingField };

const checkedStatementSchema = z.object({
  statementId: z.string(),
  bankNumber: z.string(),
  currency: z.string(),
  from: z.string(),
  to: z.string(),
  openingCents: cents,
  closingCents: cents,
  lines: count,
  inCents: cents,
  outCents: cents,
  isKnown: z.boolean().describe('It was imported before: nothing is added'),
});

export const checkBankStatement = endpoint({
  name: 'checkBankStatement',
  method: 'POST',
  path: '/finance/bank-statements/check',
  bases: ['admin'],
  access: bankStatementWrites,
  summary: 'Reads a bank statement (camt.053, MT940 or CSV) and says what importing it would add, or why it does not add up. Nothing is kept.',
  body: z.strictObject(form),
  data: z.object({
    sha256: z.string(),
    format: z.enum(statementFormats),
    statements: z.array(checkedStatementSchema),
    newLines: count,
    /** The first of those that would be added. */
    preview: z.array(z.object({ lineId: z.string(), bookedOn: z.string(), cents, text: z.string(), payer: z.string() })),
  }),
  multipart: true,
  limit: { calls: 30, seconds: 60 },
});
export type CheckedBankFile = z.output<typeof checkBankStatement.data>;

export const importBankStatement = endpoint({
  name: 'importBankStatement',
  method: 'POST',
  path: '/finance/bank-statements',
  bases: ['admin'],
  access: bankStatementWrites,
  summary: 'Imports the bank statement that was checked, named by its digest. The same file again adds nothing.',
  body: z.strictObject({ ...form, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  data: z.object({ statements: count, lines: count, matched: count.describe('By the reference of the bank') }),
  multipart: true,
  command: true,
  limit: { calls: 30, seconds: 60 },
});

export const lineIdField = z.string().regex(/^BL-[0-9a-f]{16}$/);
