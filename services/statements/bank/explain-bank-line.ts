import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { AccountPart } from '#contracts/ledger/accounts.ts';
import { explanations, type Explanation } from '#contracts/statements/bank/bank-events.ts';
import { explainBankLine } from '#contracts/statements/bank/settle-bank-line.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { lineKeyOf, claimBankLine, claimBankPosting } from '#services/aggregates/bank-statement/bank-line-claims.ts';
import {
  bankLineStream,
  explanationId,
  postingOrdinal,
  requireBankLineAllows,
  type BankLine,
  type LoadedBankLine,
} from '#services/aggregates/bank-statement/bank-line.ts';
import { adjusted, datedFor, loadMonths, type OpenMonths } from '#services/aggregates/period/dated.ts';
import { journal, journalStream, type JournalEvent } from '#services/aggregates/wallet/postings/journal.ts';
import { bookDate } from '#services/aggregates/wallet/postings/wallet-posting.ts';

export interface ExplainBankLine extends Omit<BodyOf<typeof explainBankLine>, 'lineId'> {
  settlerId: string;
  now: Date;
}

interface States {
  line: LoadedBankLine | undefined;
  entry: NewStream<JournalEvent>;
  months: OpenMonths;
}

/** What no posting foresaw is posted from the statement, on the day on which the bank booked it: the line is its own evidence. */
export const explainLine = ({ as, remark, settlerId, now }: ExplainBankLine, { line, entry, months }: States): Decision => {
  if (!line) return reject('NotFound', { field: 'lineId' });
  const refusal = requireBankLineAllows(line, 'BankLineExplained') ?? requireWay(line, as);
  if (refusal) return refusal;

  const { lineId, statementId, account, cents } = line;
  const { account: name, sub } = explanations[as] as AccountPart;
  const other: AccountPart = sub === undefined ? { account: name } : { account: name, sub };
  const bank: AccountPart = { account: 'assets:bank', sub: account };
  const { effectiveDate, ...late } = datedFor(months, { day: dayOf(line, now), today: bookDate(now), by: 'finance' });
  const basis = { kind: 'bank', statementId, lineKey: lineKeyOf(line), cents: Math.abs(cents), ...late } as const;
  const between = cents > 0 ? { from: other, to: bank } : { from: bank, to: other };
  return {
    changes: [
      change(line, { type: 'BankLineExplained', data: { as, postings: [{ postingId: entry.id, cents }], remark, settlerId } }),
      journal(entry, { ...between, reference: { kind: 'bankLine', id: lineId }, basis, now, effectiveDate, remark }),
      ...adjusted(months, effectiveDate, entry.id),
    ],
    claims: [claimBankLine(line, entry.id), claimBankPosting(entry.id, lineId)],
  };
};

/** A bank may book a line for a day that is still to come. */
const dayOf = ({ bookedOn }: BankLine, now: Date): string => (bookedOn < bookDate(now) ? bookedOn : bookDate(now));

/** A fee never comes in. */
const requireWay = ({ cents }: BankLine, as: Explanation): Rejection | undefined =>
  (cents > 0 ? 'in' : 'out') === explanations[as].way ? undefined : reject(cents > 0 ? 'BankLineComesIn' : 'BankLineGoesOut', { field: 'as' });

export const explainBankLineRoute = commandRoute(explainBankLine, async ({ body, viewer, now }, load) => {
  const line = await load.one(bankLineStream, body.lineId);
  const entry = load.create(journalStream, explanationId(body.lineId, line ? postingOrdinal(line) : 1));
  const months = await loadMonths(load, line ? dayOf(line, now) : bookDate(now), bookDate(now));
  return toOutcome(explainLine({ ...body, settlerId: viewer.accountId, now }, { line, entry, months }), { lineId: body.lineId, status: 'explained' });
});
