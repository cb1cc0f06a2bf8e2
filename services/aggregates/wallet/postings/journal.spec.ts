import { describe, expect, it } from 'vitest';
import { decidedByHand } from '#tests/support/postings.ts';
import { NewStream } from '#kernel/commands/loaded.ts';
import { journal, journalStream, type JournalEvent } from './journal.ts';
import { mainBank, payouts } from './bank-postings.ts';

const moved = () =>
  journal(new NewStream(journalStream, 'payout-W-1'), {
    from: mainBank,
    to: payouts,
    reference: { kind: 'withdrawal', id: 'W-1' },
    basis: decidedByHand(500),
    now: new Date('2026-11-20T14:00:00.000Z'),
  });

describe('Rule: money moves between accounts of the operator without a wallet, once', () => {
  const [posted] = moved().events as [JournalEvent];

  it('debits where it goes and credits where it comes from', () =>
    expect(posted.data).toMatchObject({
      postingId: 'payout-W-1',
      effectiveDate: '2026-11-20',
      entries: [
        { ...payouts, side: 'D', cents: 500 },
        { ...mainBank, side: 'C', cents: 500 },
      ],
    }));

  it('under an id that no other posting has', () => expect(journalStream.onlyOnce!(posted)).toMatchObject({ kind: 'posting', key: 'payout-W-1' }));

  it('and not where a wallet takes part, nor again', () => {
    const entries = posted.data.entries.map((entry) => ({ ...entry, account: 'liabilities:wallet' as const, sub: '7' }));
    expect(journalStream.accepts!({ posted: undefined }, posted)).toBe(true);
    expect(journalStream.accepts!({ posted: posted.data }, posted)).toBe(false);
    expect(journalStream.accepts!({ posted: undefined }, { type: 'JournalPosted', data: { ...posted.data, entries } })).toBe(false);
  });
});
