import { reject } from '#contracts/kernel/rejection.ts';
import type { AccountPart } from '#contracts/ledger/accounts.ts';
import { postBankOpening } from '#contracts/statements/bank/settle-bank-line.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { statedAccountStream, type LoadedStatedAccount } from '#services/aggregates/bank-statement/bank-account.ts';
import { journal, journalStream, type JournalEvent } from '#services/aggregates/wallet/postings/journal.ts';

interface PostOpening {
  account: string;
  now: Date;
}

interface States {
  stated: LoadedStatedAccount;
  entry: NewStream<JournalEvent>;
}

/** What the first statement opened with was there before the books: it is taken in once, or the account never agrees with its bank. */
export const postOpening = ({ account, now }: PostOpening, { stated, entry }: States): Decision => {
  const { openingCents: cents, isOpeningPosted, last } = stated;
  if (!last || cents === 0 || isOpeningPosted) return reject('BankOpeningNotDue', { field: 'account' });
  const bank: AccountPart = { account: 'assets:bank', sub: account };
  const equity: AccountPart = { account: 'equity:opening' };
  const moved = cents > 0 ? { from: equity, to: bank } : { from: bank, to: equity };
  const basis = { kind: 'bank', lineKey: `opening ${account}`, cents: Math.abs(cents) } as const;
  return accept(
    change(stated, { type: 'BankOpeningPosted', data: { account, postingId: entry.id, cents } }),
    journal(entry, { ...moved, reference: { kind: 'bankLine', id: `opening-${account}` }, basis, now }),
  );
};

export const postBankOpeningRoute = commandRoute(postBankOpening, async ({ body: { account }, now }, load) => {
  const stated = await load.one(statedAccountStream, account);
  const entry = load.create(journalStream, `bankopening-${account}`);
  return toOutcome(postOpening({ account, now }, { stated, entry }), { cents: stated.openingCents });
});
