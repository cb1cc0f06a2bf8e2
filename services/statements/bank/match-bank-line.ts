import { inDollars } from '#contracts/kernel/fields/money-field.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { BankLineEvent } from '#contracts/statements/bank/bank-events.ts';
import { matchBankLine } from '#contracts/statements/bank/settle-bank-line.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { claimBankPosting } from '#services/aggregates/bank-statement/bank-line-claims.ts';
import { bankLineStream, requireBankLineAllows, type BankLine, type LoadedBankLine } from '#services/aggregates/bank-statement/bank-line.ts';
import { reversalIdOf } from '#services/aggregates/wallet/postings/reversal.ts';

type Matched = Extract<BankLineEvent, { type: 'BankLineMatched' }>['data'];

/** A posting with what it moves at the bank, in cents. */
export type BankPosting = Matched['postings'][number];

export interface BankPostingNeeds {
  /** Those of these that move the account. A posting never changes, so it does not matter how old the answer is. */
  bankPostings: (account: string, postingIds: readonly string[]) => Promise<BankPosting[]>;
}

export type MatchBankLine = Matched & { asked: number };

/** One line may be many postings, as a settlement is; a posting stands on one line. */
export const matchLine = ({ postings, by, remark, settlerId, asked }: MatchBankLine, line: LoadedBankLine | undefined): Decision => {
  if (!line) return reject('NotFound', { field: 'lineId' });
  const refusal =
    requireBankLineAllows(line, 'BankLineMatched') ??
    requireAllFound(postings, asked) ??
    requireStanding(line, postings) ??
    requireSameSum(line, postings);
  if (refusal) return refusal;
  return {
    changes: [change(line, { type: 'BankLineMatched', data: { postings, by, remark, settlerId } })],
    claims: postings.map(({ postingId }) => claimBankPosting(postingId, line.lineId)),
  };
};

const requireAllFound = (postings: readonly BankPosting[], asked: number): Rejection | undefined =>
  postings.length === asked ? undefined : reject('NotFound', { field: 'postingIds' });

/** What the line had posted itself and was reversed is no longer what it is. */
const requireStanding = ({ takenBack }: BankLine, postings: readonly BankPosting[]): Rejection | undefined => {
  const gone = takenBack.flatMap((postingId) => [postingId, reversalIdOf(postingId)]);
  return postings.some(({ postingId }) => gone.includes(postingId)) ? reject('NotFound', { field: 'postingIds' }) : undefined;
};

const requireSameSum = ({ cents }: BankLine, postings: readonly BankPosting[]): Rejection | undefined => {
  const sum = postings.reduce((total, posting) => total + posting.cents, 0);
  if (sum === cents) return undefined;
  const params = { line: inDollars(cents), sum: inDollars(sum), difference: inDollars(cents - sum) };
  return reject('BankLineMatchDiffers', { field: 'postingIds', params });
};

export const matchBankLineRoute = ({ bankPostings }: BankPostingNeeds) =>
  commandRoute(matchBankLine, async ({ body: { lineId, postingIds, remark }, viewer }, load) => {
    const line = await load.one(bankLineStream, lineId);
    const unique = [...new Set(postingIds)];
    const postings = line ? await bankPostings(line.account, unique) : [];
    return toOutcome(matchLine({ postings, by: 'person', remark, settlerId: viewer.accountId, asked: unique.length }, line), {
      lineId,
      status: 'matched',
    });
  });
