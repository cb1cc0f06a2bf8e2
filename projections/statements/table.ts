import type { Currency } from '#contracts/ledger/accounts.ts';
import type { ReferenceKind } from '#contracts/ledger/reference-kinds.ts';
import type { BankLineStatus, Explanation } from '#contracts/statements/bank/bank-events.ts';
import type { BankLineRow as ShownLine, BankLineStep, BankStatementRow as ShownStatement } from '#contracts/statements/bank/bank-queries.ts';

/** What the bank said of an account over some days. Money in cents. */
export interface BankStatementRow {
  statement_id: string;
  account: string;
  currency: string;
  from_day: string;
  to_day: string;
  opening_cents: number;
  closing_cents: number;
  lines: number;
  format: ShownStatement['format'];
  file_name: string;
  imported_by: string;
  imported_at: string;
  /** Its place among those of its account. */
  version: number;
}

/** One line of it as it stands. */
export interface BankLineRow {
  line_id: string;
  account: string;
  statement_id: string;
  number: number;
  booked_on: string;
  currency: string;
  cents: number;
  text: string;
  payer: string;
  payer_account: string;
  ref: string | null;
  status: BankLineStatus;
  matched_by: ShownLine['by'];
  explained_as: Explanation | null;
  postings: ShownLine['postings'];
  remark: string;
  operator_name: string;
  updated_at: string;
  version: number;
}

/** A movement of the account in the books. */
export interface BankPostingRow {
  posting_id: string;
  account: string;
  currency: Currency;
  /** Negative for money out. */
  cents: number;
  effective_date: string;
  reference_kind: ReferenceKind;
  reference_id: string;
  /** The line of the bank that it was posted for, where it was. */
  line_key: string | null;
  shop_id: number | null;
  remark: string;
  created_at: string;
  /** The posting that it takes back. */
  reverses: string | null;
}

/** A posting that was said to stand on a statement; it does until the line is released. */
export interface BankLinePostingRow {
  posting_id: string;
  /** Empty for what the account held before its first statement. */
  line_id: string;
  cents: number;
  /** Of the event that said so, in the stream of the line. */
  version: number;
}

/** What became of a line, event by event. */
export interface BankLineStepRow {
  line_id: string;
  version: number;
  name: BankLineStep['name'];
  matched_by: BankLineStep['by'];
  explained_as: Explanation | null;
  posting_ids: string[];
  said: string;
  operator_name: string;
  recorded_at: string;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    bank_statements: BankStatementRow;
    bank_lines: BankLineRow;
    bank_postings: BankPostingRow;
    bank_line_postings: BankLinePostingRow;
    bank_line_steps: BankLineStepRow;
  }
}

/** What the text filter searches. */
export const lineSearchExpression = `lower(text || ' ' || payer || ' ' || payer_account || ' ' || coalesce(ref, ''))`;
