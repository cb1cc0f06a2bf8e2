import { describe, expect, it } from 'vitest';
import type { PeriodEvent } from '#contracts/periods/period-events.ts';
import type { BankLineEvent } from '#contracts/statements/bank/bank-events.ts';
import { currentSchemas } from '#kernel/event-store/upcasters.ts';
import { bankLineStream, ownPostingOf, postingOrdinal, type LoadedBankLine } from '#services/aggregates/bank-statement/bank-line.ts';
import { periodStream } from '#services/aggregates/period/period.ts';
import { aShop } from '#services/aggregates/reference-examples.ts';
import { shopStream } from '#services/aggregates/shop/shop.ts';
import { mainBank, recharge } from '#services/aggregates/wallet/postings/bank-postings.ts';
import { journal, journalStream, type JournalEvent } from '#services/aggregates/wallet/postings/journal.ts';
import { reversalIdOf } from '#services/aggregates/wallet/postings/reversal.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, type Given } from '#tests/support/given.ts';
import { NewStream } from '#kernel/commands/loaded.ts';
import { creditLine } from './credit-bank-line.ts';
import { matchLine } from './match-bank-line.ts';
import { releaseLine, type ReleaseBankLine } from './release-bank-line.ts';

const lineId = 'BL-0123456789abcdef';
const shopId = 7;
const reason = 'The wrong shop';
const now = new Date('2026-11-24T10:00:00Z');
const october = new Date('2026-10-31T10:00:00Z');
const release: ReleaseBankLine = { reason, releaserId: 'B', now };

const recorded = (cents: number): BankLineEvent => {
  const place = { lineId, account: 'main', statementId: 'BS-1', number: 3, key: 'K', ref: 'NTR', bookedOn: '2026-10-31', currency: 'USD' };
  return { type: 'BankLineRecorded', data: { ...place, cents, text: '', payer: '', payerAccount: '' } };
};
const matched = (...postingIds: string[]): BankLineEvent => {
  const postings = postingIds.map((postingId) => ({ postingId, cents: 500 }));
  return { type: 'BankLineMatched', data: { postings, by: 'person', remark: '', settlerId: 'A' } };
};
const released: BankLineEvent = { type: 'BankLineReleased', data: { reason, takenBack: `recharge-${lineId}` } };
const line = (...events: BankLineEvent[]) => fact(bankLineStream, lineId, ...events);

const basis = { kind: 'bank', statementId: 'BS-1', lineKey: 'main:NTR', cents: 500 } as const;
const credit = recharge({ shopId, id: lineId, basis, now: october });
const [fee] = journal(new NewStream(journalStream, `bank-${lineId}`), {
  from: mainBank,
  to: { account: 'expenses:bank' },
  reference: { kind: 'bankLine', id: lineId },
  basis,
  now: october,
}).events as [JournalEvent];

const ownOf = (given: Given, loaded: LoadedBankLine | undefined) => {
  const postingId = loaded && ownPostingOf(loaded);
  if (postingId === undefined) return undefined;
  const months = new Map(['2026-10', '2026-11'].map((month) => [month, given.one(periodStream, month)]));
  return postingId.startsWith('recharge')
    ? { credit: credit.data, wallet: given.one(walletStream, shopId), months }
    : { entry: fee.data, reversal: given.create(journalStream, reversalIdOf(postingId)), months };
};
const releasing = specification(releaseLine, (given) => {
  const loaded = given.one(bankLineStream, lineId);
  return { line: loaded, own: ownOf(given, loaded) };
});

describe('Rule: a match that was wrong is undone, and the line is open again', () => {
  it('and the postings of others may stand on another line, by whoever matched them too', () => {
    const { claims, releases } = releasing
      .given(line(recorded(1_000), matched('A', 'B')))
      .when({ ...release, releaserId: 'A' })
      .then({ id: lineId, type: 'BankLineReleased', data: { reason, takenBack: null } });
    expect(claims).toEqual([]);
    expect(releases).toMatchObject([
      { kind: 'bank-posting', key: 'A', owner: lineId },
      { kind: 'bank-posting', key: 'B', owner: lineId },
    ]);
  });

  it('but one that is open has none', () => {
    const params = { number: 3, day: '2026-10-31' };
    releasing
      .given(line(recorded(500)))
      .when(release)
      .thenRejected('BankLineNotSettled', { params });
    releasing
      .given(line(recorded(500), matched('A'), { type: 'BankLineReleased', data: { reason, takenBack: null } }))
      .when(release)
      .thenRejected('BankLineNotSettled', { params });
    releasing.given().when(release).thenRejected('NotFound', { field: 'lineId' });
  });
});

describe('Rule: what the line itself posted is reversed in the same commit, by another person', () => {
  const credited = [fact(walletStream, shopId, credit), line(recorded(500), matched(`recharge-${lineId}`))];

  it('a credit', () => {
    const { claims, releases } = releasing
      .given(credited)
      .when(release)
      .then(
        { id: lineId, type: 'BankLineReleased', data: { takenBack: `recharge-${lineId}` } },
        { id: '7', type: 'WalletPosted', data: { postingId: `recharge-${lineId}~r`, effectiveDate: '2026-10-31', reverses: `recharge-${lineId}` } },
      );
    // The pair stays on the line, and the money of the bank may be posted anew.
    expect(claims).toMatchObject([{ kind: 'bank-posting', key: `recharge-${lineId}~r`, owner: lineId }]);
    expect(releases).toMatchObject([{ kind: 'bank-line', key: 'main:NTR', owner: `recharge-${lineId}` }]);
  });

  it('an explanation', () => {
    const explained: BankLineEvent = {
      type: 'BankLineExplained',
      data: { as: 'fee', postings: [{ postingId: `bank-${lineId}`, cents: -500 }], remark: '', settlerId: 'A' },
    };
    releasing
      .given(line(recorded(-500), explained))
      .when(release)
      .then(
        { id: lineId, type: 'BankLineReleased', data: { takenBack: `bank-${lineId}` } },
        {
          id: `bank-${lineId}~r`,
          type: 'JournalPosted',
          data: {
            entries: [
              { account: 'expenses:bank', side: 'C', cents: 500 },
              { account: 'assets:bank', sub: 'main', side: 'D', cents: 500 },
            ],
            reverses: `bank-${lineId}`,
            basis: { kind: 'reversal', of: `bank-${lineId}`, reason, cents: 500 },
          },
        },
      );
  });

  it('for the first open day where its month is closed', () => {
    const seal = { postings: 1, position: '1', digest: 'd', trialBalance: [] };
    const closed: PeriodEvent[] = [
      { type: 'PeriodClosingStarted', data: { month: '2026-10' } },
      { type: 'PeriodClosed', data: { month: '2026-10', ...seal } },
    ];
    releasing
      .given([...credited, fact(periodStream, '2026-10', ...closed)])
      .when(release)
      .then(
        { id: lineId, type: 'BankLineReleased' },
        { id: '7', type: 'WalletPosted', data: { effectiveDate: '2026-11-01', basis: { movedFrom: '2026-10-31' } } },
      );
  });

  it('and not by who posted it', () =>
    releasing
      .given(credited)
      .when({ ...release, releaserId: 'A' })
      .thenRejected('SettlerReleases', { field: 'lineId' }));
});

describe('Rule: a line that was released is settled anew', () => {
  const again = line(recorded(500), matched(`recharge-${lineId}`), released);

  it('under an id of its own', () =>
    specification(creditLine, (given) => ({
      line: given.one(bankLineStream, lineId),
      shop: given.one(shopStream, shopId),
      wallet: given.one(walletStream, shopId),
    }))
      .given([aShop(shopId), again].flat())
      .when({ shopId, by: 'person', remark: '', settlerId: 'A', now })
      .then({ id: lineId, type: 'BankLineMatched' }, { id: '7', type: 'WalletPosted', data: { postingId: `recharge-${lineId}~2` } }));

  it('and never matched to what was taken back', () => {
    const postings = [{ postingId: `recharge-${lineId}`, cents: 500 }];
    specification(matchLine, (given) => given.one(bankLineStream, lineId))
      .given(again)
      .when({ postings, by: 'person', remark: '', settlerId: 'A', asked: 1 })
      .thenRejected('NotFound', { field: 'postingIds' });
  });

  it('each time with the next number', () => {
    const evolve = (events: readonly BankLineEvent[]) => events.reduce(bankLineStream.evolve, undefined as ReturnType<typeof bankLineStream.evolve>)!;
    const twice = evolve([recorded(500), matched(`recharge-${lineId}`), released, matched(`recharge-${lineId}~2`)]);
    expect([postingOrdinal(twice), ownPostingOf(twice)]).toEqual([2, `recharge-${lineId}~2`]);
  });
});

describe('Rule: matches of before tell who made them', () => {
  it('as the log kept it', () => {
    const data = { postings: [], by: 'person', remark: '' };
    const metadata = { actor: { accountId: 'A', name: 'Ann', terminal: 'admin' }, tags: {}, correlationId: '', causationId: '' } as const;
    const before = { eventId: '', streamId: `bankline-${lineId}`, version: 2, type: 'BankLineMatched', schemaVersion: 1, recordedAt: '' };
    expect(currentSchemas.upcast({ ...before, data, metadata }).data).toEqual({ ...data, settlerId: 'A' });
  });
});
