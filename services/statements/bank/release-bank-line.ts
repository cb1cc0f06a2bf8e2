import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { releaseBankLine } from '#contracts/statements/bank/settle-bank-line.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { Decision, StreamChange } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { claimBankLine, claimBankPosting } from '#services/aggregates/bank-statement/bank-line-claims.ts';
import { bankLineStream, ownPostingOf, type BankLine, type LoadedBankLine } from '#services/aggregates/bank-statement/bank-line.ts';
import { adjusted, datedFor, loadMonths, type OpenMonths } from '#services/aggregates/period/dated.ts';
import { journalStream, type JournalEvent } from '#services/aggregates/wallet/postings/journal.ts';
import { journalReversalOf, reversalIdOf, reversalOf } from '#services/aggregates/wallet/postings/reversal.ts';
import { bookDate } from '#services/aggregates/wallet/postings/wallet-posting.ts';
import { walletStream, type LoadedWallet } from '#services/aggregates/wallet/wallet.ts';

type Credit = WalletPosted['data'];

/** What the line itself posted, with where its reversal is written. */
type OwnPosting = ({ credit: Credit; wallet: LoadedWallet } | { entry: JournalEvent['data']; reversal: NewStream<JournalEvent> }) & {
  months: OpenMonths;
};

export interface ReleaseBankLine extends Omit<BodyOf<typeof releaseBankLine>, 'lineId'> {
  releaserId: string;
  now: Date;
}

interface States {
  line: LoadedBankLine | undefined;
  own: OwnPosting | undefined;
}

/**
 * The line is open again. Postings that others made may be matched to another line; what the line itself posted is reversed, and posting and reversal keep
 * standing on it as a pair, so that neither is ever matched.
 */
export const releaseLine = ({ reason, releaserId, now }: ReleaseBankLine, { line, own }: States): Decision => {
  if (!line) return reject('NotFound', { field: 'lineId' });
  const { settled } = line;
  if (!settled) return reject('BankLineNotSettled', { field: 'lineId', params: { number: line.number, day: line.bookedOn } });
  const takenBack = ownPostingOf(line) ?? null;
  const refusal = takenBack === null ? undefined : requireOtherPerson(settled, releaserId);
  if (refusal) return refusal;
  const others = settled.postingIds.filter((postingId) => postingId !== takenBack);
  return {
    changes: [change(line, { type: 'BankLineReleased', data: { reason, takenBack } }), ...(own ? reversed(own, { reason, now }) : [])],
    claims: takenBack === null ? [] : [claimBankPosting(reversalIdOf(takenBack), line.lineId)],
    releases: [
      ...others.map((postingId) => claimBankPosting(postingId, line.lineId)),
      ...(takenBack === null ? [] : [claimBankLine(line, takenBack)]),
    ],
  };
};

/** Whoever put money somewhere does not take it away again unseen. */
const requireOtherPerson = ({ settlerId }: NonNullable<BankLine['settled']>, releaserId: string): Rejection | undefined =>
  settlerId === releaserId ? reject('SettlerReleases', { field: 'lineId' }) : undefined;

/** Imposed: a wallet may go below zero by it. */
const reversed = (own: OwnPosting, { reason, now }: Pick<ReleaseBankLine, 'reason' | 'now'>): StreamChange[] => {
  const { effectiveDate: day, postingId } = 'credit' in own ? own.credit : own.entry;
  const said = { reason, ...datedFor(own.months, { day, today: bookDate(now), by: 'finance' }) };
  return [
    'credit' in own ? change(own.wallet, reversalOf({ data: own.credit }, said)) : change(own.reversal, journalReversalOf(own.entry, said)),
    ...adjusted(own.months, said.effectiveDate, reversalIdOf(postingId)),
  ];
};

export interface ReleaseNeeds {
  asWritten: { foundPosting(postingId: string): Promise<{ data: Credit } | undefined> };
}

export const releaseBankLineRoute = ({ asWritten }: ReleaseNeeds) =>
  commandRoute(releaseBankLine, async ({ body: { lineId, reason }, viewer, now }, load) => {
    const line = await load.one(bankLineStream, lineId);
    const postingId = line && ownPostingOf(line);
    const own = postingId === undefined ? undefined : await loadOwn(postingId, asWritten, load, now);
    return toOutcome(releaseLine({ reason, releaserId: viewer.accountId, now }, { line, own }), { lineId, status: 'unmatched' });
  });

const loadOwn = async (postingId: string, { foundPosting }: ReleaseNeeds['asWritten'], load: Load, now: Date): Promise<OwnPosting> => {
  const monthsFrom = (day: string) => loadMonths(load, day, bookDate(now));
  const { posted: entry } = await load.one(journalStream, postingId);
  if (entry) return { entry, reversal: load.create(journalStream, reversalIdOf(postingId)), months: await monthsFrom(entry.effectiveDate) };
  const credit = (await foundPosting(postingId))?.data;
  if (!credit) throw new Error(`The posting ${postingId} of a bank line is in no wallet and no journal.`);
  return { credit, wallet: await load.one(walletStream, credit.shopId), months: await monthsFrom(credit.effectiveDate) };
};
