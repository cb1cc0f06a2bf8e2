import { describe, expect, it } from 'vitest';
import { rechargeCodeOf } from '#contracts/payments/recharge-code.ts';
import type { RechargeEvent } from '#contracts/payments/recharge-events.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, type Given } from '#tests/support/given.ts';
import { receiptStream } from '../../aggregates/recharge/receipt.ts';
import { rechargeStream } from '../../aggregates/recharge/recharge.ts';
import { journalStream } from '../../aggregates/wallet/postings/journal.ts';
import { walletStream } from '../../aggregates/wallet/wallet.ts';
import type { DepositNews } from '../../aggregates/payments/provider.ts';
import { announcedBy, creditAnnounced, creditUnannounced, recordReceipt, returnReceipt, reverseRecharge, seeDeposit } from './take-deposit.ts';

const now = new Date('2026-11-24T12:00:00Z');
const line = { ref: 'SB1', day: '2026-11-24' };
const came = { cents: 5_000, line, now };
const news: DepositNews = { kind: 'deposit', id: 'dep-1', state: 'pending', cents: 5_000, text: rechargeCodeOf(7), code: undefined, line };
const submitted = fact(rechargeStream, 'RC-1', {
  type: 'RechargeSubmitted',
  data: {
    rechargeNo: 'RC-1',
    shopId: 7,
    method: 'bankTransfer',
    amountCents: 5_000,
    payment: { currency: 'USD', cents: 5_000 },
    applicantId: 'kicks',
    expiresAt: '2026-12-24T12:00:00.000Z',
  },
} satisfies RechargeEvent);

const known = ({ one, create }: Given) => ({
  recharge: one(rechargeStream, 'RC-1'),
  stream: create(rechargeStream, 'RC-2'),
  wallet: one(walletStream, 7),
  receipt: one(receiptStream, 'SB1'),
  entry: create(journalStream, 'receipt-SB1'),
});
const crediting = specification(creditAnnounced, known);
const credited = crediting.given(submitted).when(came).facts();

describe('Rule: a transfer with the code of a shop is credited by itself (R9.37)', () => {
  it('to the recharge that announced it', () => {
    const { claims } = crediting
      .given(submitted)
      .when(came)
      .then(
        { id: 'RC-1', type: 'RechargeMoneyReceived', data: { creditedCents: 5_000, line } },
        { id: 'RC-1', type: 'RechargeCompleted' },
        { id: '7', type: 'WalletPosted' },
      );
    expect(claims).toMatchObject([{ kind: 'bank-line', key: 'main:SB1' }]);
  });

  it('of the nearest amount, where there is one near', () => {
    const open = [620_000, 51_240, 150_000, 51_240].map((amountCents, index) => ({ amountCents, index }));
    expect(announcedBy(open, 51_000)).toEqual({ amountCents: 51_240, index: 1 });
    expect(announcedBy(open, 620_000)).toMatchObject({ index: 0 });
    expect(announcedBy(open, 90_000)).toBeUndefined();
    expect(announcedBy([], 1)).toBeUndefined();
  });

  it('or to one that begins with it', () => {
    specification(creditUnannounced, known)
      .given()
      .when({ ...came, shopId: 7 })
      .then(
        { id: 'RC-2', type: 'RechargeSubmitted', data: { shopId: 7, amountCents: 5_000 } },
        { id: 'RC-2', type: 'RechargeMoneyReceived' },
        { id: 'RC-2', type: 'RechargeCompleted' },
        { id: '7', type: 'WalletPosted', data: { postingId: 'recharge-RC-2' } },
      );
  });

  it('and is shown while the bank does not promise it, once', () => {
    const seeing = specification((told: DepositNews, { recharge }: ReturnType<typeof known>) => seeDeposit({ news: told, recharge }), known);
    const seen = seeing.given(submitted).when(news);
    seen.then({ id: 'RC-1', type: 'RechargeMoneySeen', data: { cents: 5_000 } });
    seeing
      .given(submitted, ...seen.facts())
      .when(news)
      .thenNothingHappened();
  });
});

describe('Rule: money whose owner is not known waits for finance', () => {
  const recording = specification(recordReceipt, known);
  const recorded = recording.given().when({ ...came, text: 'thanks' });

  it('as what the operator owes', () => {
    const { claims } = recorded.then(
      { id: 'SB1', type: 'ReceiptRecorded', data: { cents: 5_000, text: 'thanks' } },
      {
        id: 'receipt-SB1',
        type: 'JournalPosted',
        data: {
          entries: [
            { account: 'assets:bank', side: 'D' },
            { account: 'liabilities:unallocated', side: 'C' },
          ],
        },
      },
    );
    expect(claims).toMatchObject([{ key: 'main:SB1', owner: 'receipt-SB1' }]);
  });

  it('and goes back where the bank recalls it', () => {
    specification(returnReceipt, ({ one, create }: Given) => ({ receipt: one(receiptStream, 'SB1'), entry: create(journalStream, 'receipt-SB1~r') }))
      .given(...recorded.facts())
      .when({ news, now })
      .then(
        { id: 'SB1', type: 'ReceiptReturned' },
        {
          id: 'receipt-SB1~r',
          type: 'JournalPosted',
          data: {
            entries: [
              { account: 'liabilities:unallocated', side: 'D' },
              { account: 'assets:bank', side: 'C' },
            ],
          },
        },
      );
  });
});

describe('Rule: what the bank recalls after it was credited is taken back', () => {
  const reversing = specification(reverseRecharge, known);

  it('once, and below zero if need be', () => {
    const reversed = reversing.given(submitted, ...credited).when({ now });
    reversed.then(
      { id: 'RC-1', type: 'RechargeReversed', data: { postingId: 'recharge-RC-1~r' } },
      {
        id: '7',
        type: 'WalletPosted',
        data: {
          reverses: 'recharge-RC-1',
          entries: [
            { sub: '7', side: 'D', cents: 5_000 },
            { account: 'assets:bank', side: 'C' },
          ],
        },
      },
    );
    reversing
      .given(submitted, ...credited, ...reversed.facts())
      .when({ now })
      .thenNothingHappened();
  });
});
