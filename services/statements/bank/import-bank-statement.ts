import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute, type UploadedFile } from '#contracts/kernel/route.ts';
import { checkBankStatement, importBankStatement, MAX_LINES_SHOWN, type CheckedBankFile } from '#contracts/statements/bank/bank-endpoints.ts';
import type { BankLineEvent } from '#contracts/statements/bank/bank-events.ts';
import type { CsvMapping } from '#contracts/statements/bank/csv-columns.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Claim } from '#kernel/commands/decision.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { change } from '#kernel/commands/loaded.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { statedAccountStream, type LoadedStatedAccount, type StatedAccount } from '#services/aggregates/bank-statement/bank-account.ts';
import { claimBankPosting, lineKeyOf } from '#services/aggregates/bank-statement/bank-line-claims.ts';
import { bankLineStream, type BankLine } from '#services/aggregates/bank-statement/bank-line.ts';
import { readStatementApart } from '../formats/read-statement-apart.ts';
import type { ReadFile } from '../formats/read-statement-file.ts';
import type { BankPosting } from './match-bank-line.ts';
import { planImport, type PlannedLine, type PlannedStatement } from './plan-import.ts';

interface Sent {
  account: string;
  mapping?: CsvMapping | undefined;
}

/** The dry run. It looks at the same states as the import and makes the same plan. */
export const checkBankStatementRoute = (log: EventLog) =>
  queryRoute(checkBankStatement, async ({ file, body, viewer }) => {
    if (!file) return reject('FileMissing', { field: 'file' });
    const account = await stateOf(log, statedAccountStream, body.account);
    const read = await readSent(file, body, account, viewer.accountId);
    const plan = isRejection(read) ? read : planImport(read, about(file, body), account);
    if (isRejection(plan)) return plan;
    const added = plan.flatMap(({ lines }) => lines);
    return {
      sha256: file.sha256,
      format: plan[0]!.event.data.format,
      statements: plan.map(toChecked),
      newLines: added.length,
      preview: added.slice(0, MAX_LINES_SHOWN).map(({ lineId, bookedOn, cents, text, payer }) => ({ lineId, bookedOn, cents, text, payer })),
    };
  });

export interface BankLineNeeds {
  /** Postings that stand on no statement, by the line of the bank that they were posted for. */
  bankPostingsByLine: (lineKeys: readonly string[]) => Promise<ReadonlyMap<string, readonly BankPosting[]>>;
  /** One of these that an account of the operator has already. */
  knownBankLine: (lineIds: readonly string[]) => Promise<KnownLine | undefined>;
}

type KnownLine = Pick<BankLine, 'bookedOn' | 'ref' | 'text' | 'statementId'>;

/** Lines whose reference the books know already are matched as they are recorded. */
export const importBankStatementRoute = (
  { bankPostingsByLine, knownBankLine }: BankLineNeeds,
  readFile: typeof readStatementApart = readStatementApart,
) =>
  commandRoute(importBankStatement, async ({ file, body, viewer }, load) => {
    if (!file) return reject('FileMissing', { field: 'file' });
    if (file.sha256 !== body.sha256) return reject('StatementChanged', { field: 'file' });
    const account = await load.one(statedAccountStream, body.account);
    const read = await readSent(file, body, account, viewer.accountId, readFile);
    const plan = isRejection(read) ? read : planImport(read, about(file, body), account);
    if (isRejection(plan)) return plan;
    const added = plan.filter(({ isKnown }) => !isKnown);
    const lines = added.flatMap((statement) => statement.lines);
    // Both are read beside the log: every import appends to the account, and meets another one there.
    const [known, booked] = await Promise.all([
      knownBankLine(lines.map(({ lineId }) => lineId)),
      bankPostingsByLine(lines.map((line) => lineKeyOf({ ...line, account: body.account }))),
    ]);
    if (known) return lineKnown(known);
    const decision = imported(added, { account, booked, settlerId: viewer.accountId, load });
    return { decision, answer: { statements: added.length, lines: lines.length, matched: decision.claims.length } };
  });

const toChecked = ({ event: { data }, isKnown }: PlannedStatement): CheckedBankFile['statements'][number] => {
  const { statementId, bankNumber, currency, from, to, openingCents, closingCents, lines, inCents, outCents } = data;
  return { statementId, bankNumber, currency, from, to, openingCents, closingCents, lines, inCents, outCents, isKnown };
};

const about = (file: UploadedFile, { account, mapping }: Sent) => ({ account, fileName: file.name.slice(-120), ...(mapping && { mapping }) });

/** By what the last file's headings meant, where nobody says otherwise. */
const readSent = (
  file: UploadedFile,
  { mapping: told }: Sent,
  { currency, mapping: last }: StatedAccount,
  accountId: string,
  readFile = readStatementApart,
): Promise<ReadFile | Rejection> => {
  const mapping = told ?? last;
  return readFile(file, { currency, ...(mapping && { mapping }) }, accountId);
};

/** The balances say that all of them are new: a bank that tells one twice has told it wrong. */
const lineKnown = ({ bookedOn, ref, text, statementId }: KnownLine): Rejection =>
  reject('StatementLineKnown', { field: 'file', params: { day: bookedOn, ref: ref ?? text, statement: statementId } });

interface Around {
  account: LoadedStatedAccount;
  booked: ReadonlyMap<string, readonly BankPosting[]>;
  settlerId: string;
  load: Load;
}

const imported = (statements: readonly PlannedStatement[], { account, booked, settlerId, load }: Around) => {
  const claims: Claim[] = [];
  const lines = statements.flatMap(({ event: { data }, lines: added }) =>
    added.map((line, index) => {
      const { lineId, key, ref, bookedOn, cents, text, payer, payerAccount } = line;
      const place = { lineId, account: data.account, statementId: data.statementId, number: index + 1, key, currency: data.currency };
      const recorded: BankLineEvent = { type: 'BankLineRecorded', data: { ...place, ref, bookedOn, cents, text, payer, payerAccount } };
      const postings = postingsOf({ ...line, account: data.account }, booked);
      if (!postings) return change(load.create(bankLineStream, lineId), recorded);
      claims.push(...postings.map(({ postingId }) => claimBankPosting(postingId, lineId)));
      return change(load.create(bankLineStream, lineId), recorded, {
        type: 'BankLineMatched',
        data: { postings: [...postings], by: 'reference', remark: '', settlerId },
      });
    }),
  );
  return { ...accept(change(account, ...statements.map(({ event }) => event)), ...lines), claims };
};

/** What was posted for the line before the statement came, where it adds up to it. */
const postingsOf = (line: PlannedLine & { account: string }, booked: Around['booked']): readonly BankPosting[] | undefined => {
  const postings = booked.get(lineKeyOf(line));
  return postings?.reduce((sum, posting) => sum + posting.cents, 0) === line.cents ? postings : undefined;
};
