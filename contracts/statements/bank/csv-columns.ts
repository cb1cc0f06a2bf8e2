import { z } from 'zod';
import type { Words } from '#contracts/kernel/words.ts';

interface CsvColumn extends Words {
  /** Headings by which banks call it, in lower case. */
  headings: readonly string[];
}

/** What a column of a statement in CSV may hold. */
export const csvColumns = {
  date: {
    en: 'Booking date',
    zh: '记账日期',
    headings: [
      'date',
      'booking date',
      'booked on',
      'transaction date',
      'posting date',
      'posted date',
      'buchungstag',
      'buchungsdatum',
      '记账日期',
      '交易日期',
      '日期',
      '入账日期',
    ],
  },
  amount: { en: 'Amount', zh: '金额', headings: ['amount', 'transaction amount', 'betrag', 'umsatz', '金额', '交易金额', '发生额'] },
  credit: {
    en: 'Money in',
    zh: '收入',
    headings: ['credit', 'credit amount', 'deposit', 'deposits', 'paid in', 'money in', 'haben', '收入', '贷方', '贷方金额', '存入', '收入金额'],
  },
  debit: {
    en: 'Money out',
    zh: '支出',
    headings: ['debit', 'debit amount', 'withdrawal', 'withdrawals', 'paid out', 'money out', 'soll', '支出', '借方', '借方金额', '支取', '支出金额'],
  },
  balance: {
    en: 'Balance after it',
    zh: '余额',
    headings: ['balance', 'running balance', 'balance after', 'closing balance', 'saldo', '余额', '账户余额'],
  },
  text: {
    en: 'Text',
    zh: '摘要',
    headings: [
      'description',
      'details',
      'text',
      'memo',
      'narrative',
      'payment reference',
      'remittance information',
      'verwendungszweck',
      '摘要',
      '附言',
      '用途',
      '备注',
      '交易摘要',
    ],
  },
  payer: {
    en: 'Other party',
    zh: '对方户名',
    headings: ['payer', 'payee', 'name', 'counterparty', 'payer name', 'beneficiary', 'auftraggeber', '对方户名', '对方名称', '户名'],
  },
  payerAccount: {
    en: 'Their account',
    zh: '对方账号',
    headings: ['counterparty account', 'account number', 'iban', 'payer account', '对方账号', '对方账户'],
  },
  ref: {
    en: 'Bank reference',
    zh: '银行流水号',
    headings: ['reference', 'bank reference', 'transaction id', 'transaction reference', 'ref', 'referenz', '流水号', '交易流水号', '凭证号'],
  },
  orderRef: {
    en: 'Reference of the order',
    zh: '客户参考号',
    headings: ['end-to-end', 'end to end', 'end-to-end id', 'customer reference', 'client reference', 'kundenreferenz', '客户参考号', '客户流水号'],
  },
} as const satisfies Record<string, CsvColumn>;

export type CsvColumnName = keyof typeof csvColumns;
export const csvColumnNames = Object.keys(csvColumns) as [CsvColumnName, ...CsvColumnName[]];

/** Characters of a heading. */
export const MAX_HEADING = 80;
const heading = z.string().trim().min(1).max(MAX_HEADING);

/** Which heading holds what, where the bank's own words are not known. */
export const csvMappingSchema = z.strictObject({
  ...(Object.fromEntries(csvColumnNames.map((name) => [name, heading.optional()])) as Record<CsvColumnName, z.ZodOptional<typeof heading>>),
  /** Whether the day or the month comes first in 03/04/2026. */
  dateOrder: z.enum(['dayFirst', 'monthFirst']).optional(),
});
export type CsvMapping = z.output<typeof csvMappingSchema>;
