import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { MAX_STATEMENT_LINES } from '#contracts/statements/bank/bank-endpoints.ts';
import { evolveStatedAccount, type StatedAccount } from '#services/aggregates/bank-statement/bank-account.ts';
import type { BankAccountEvent } from '#contracts/statements/bank/bank-events.ts';
import type { CsvMapping } from '#contracts/statements/bank/csv-columns.ts';
import type { FileStatement } from '../formats/file-statement.ts';
import type { ReadFile } from '../formats/read-statement-file.ts';
import { keyedLines, lineIdOf, looksOfDay, statementIdOf, type KeyedLine } from './line-keys.ts';
import { requireBalanced, requireFollowsOn, requireSameAccount } from './statement-policies.ts';

type Imported = Extract<BankAccountEvent, { type: 'BankStatementImported' }>;

export interface PlannedLine extends KeyedLine {
  lineId: string;
}

/** A statement of a file, and what importing it adds: nothing where it was imported before. */
export interface PlannedStatement {
  event: Imported;
  isKnown: boolean;
  lines: readonly PlannedLine[];
}

interface About {
  account: string;
  fileName: string;
  mapping?: CsvMapping;
}

/** Puts the statements of a file in order behind those of the account. All of them, or the refusal of the first that does not fit. */
export const planImport = (file: ReadFile, about: About, before: StatedAccount): PlannedStatement[] | Rejection => {
  const lines = file.statements.reduce((sum, statement) => sum + statement.lines.length, 0);
  if (lines > MAX_STATEMENT_LINES) return reject('StatementTooManyLines', { field: 'file', params: { max: MAX_STATEMENT_LINES, lines } });
  const planned: PlannedStatement[] = [];
  let account = before;
  for (const statement of file.statements.toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))) {
    const plan = planOne(statement, { ...about, format: file.format }, account);
    if (isRejection(plan)) return plan;
    planned.push(plan);
    if (!plan.isKnown) account = evolveStatedAccount(account, plan.event);
  }
  return planned;
};

const planOne = (statement: FileStatement, about: About & Pick<ReadFile, 'format'>, account: StatedAccount): PlannedStatement | Rejection => {
  const statementId = statementIdOf(statement, about.account);
  const isKnown = account.statementIds.has(statementId);
  const refusal =
    requireSameAccount(statement, account) ?? requireBalanced(statement) ?? (isKnown ? undefined : requireFollowsOn(statement, account));
  if (refusal) return refusal;

  const ofLastDay = account.last?.to === statement.from ? account.last.lastDay : {};
  const keyed = keyedLines(statement.lines, ofLastDay);
  return {
    event: imported(statement, { ...about, statementId }, { keyed, ofLastDay }),
    isKnown,
    lines: isKnown ? [] : keyed.map(withId(about.account)),
  };
};

const withId =
  (account: string) =>
  (line: KeyedLine): PlannedLine => ({ ...line, lineId: lineIdOf(account, line.key) });

const imported = (
  { account: bankNumber, currency, from, to, openingCents, closingCents, lines }: FileStatement,
  { statementId, account, format, fileName, mapping }: About & Pick<ReadFile, 'format'> & { statementId: string },
  { keyed, ofLastDay }: { keyed: readonly KeyedLine[]; ofLastDay: Readonly<Record<string, number>> },
): Imported => ({
  type: 'BankStatementImported',
  data: {
    statementId,
    account,
    bankNumber,
    currency,
    from,
    to,
    openingCents,
    closingCents,
    lines: lines.length,
    inCents: lines.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0),
    outCents: lines.reduce((sum, { cents }) => sum + Math.max(-cents, 0), 0),
    format,
    fileName,
    ...(mapping && { mapping }),
    lastDay: looksOfDay(keyed, to, ofLastDay),
  },
});
