import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { reactionsTo } from '#kernel/processes/react.ts';
import { attempt, cancel, schedule } from '#kernel/processes/reactions.ts';
import { noAccount, type Account } from '../../aggregates/account/account.ts';
import { noWallet } from '../../aggregates/wallet/wallet.ts';
import { lowBalanceMessages, tellLowBalance } from './tell-low-balance.ts';
import { watchBalances } from './watch-balances.ts';

const [day1, day2, day8] = ['2026-11-01T09:00:00.000Z', '2026-11-02T09:00:00.000Z', '2026-11-08T09:00:00.000Z'] as const;
let events = 0;
const event = (type: string, data: object, tags: object = {}, recordedAt: string = day1) =>
  ({ eventId: `e${++events}`, streamId: 's', type, data, recordedAt, metadata: { tags } }) as unknown as RecordedEvent;
const account = event('AccountCreated', { accountId: 'mei', shopId: 7 });
const available = (cents: number, recordedAt: string = day1, shopId = 7) =>
  event('WalletPosted', { shopId }, { balanceCents: cents + 500, heldCents: 500 }, recordedAt);
const told = (at: string) => attempt(tellLowBalance, { shopId: 7, accountIds: ['mei'], at });

describe('Rule: a seller is told when what is available reaches 0, once for each time', () => {
  it.each([0, -1])('at %i cents, and a week later again', (cents) => {
    expect(reactionsTo(watchBalances, [account, available(100), available(cents)])).toEqual([told(day1), schedule('7', day8)]);
  });

  it('a wallet that begins below zero is one of them', () => {
    expect(reactionsTo(watchBalances, [account, available(-300)])).toEqual([told(day1), schedule('7', day8)]);
  });

  it('however much is posted below, and by a hold as by a posting', () => {
    const held = event('WalletHeld', { shopId: 7 }, { balanceCents: 900, heldCents: 900 });
    expect(reactionsTo(watchBalances, [account, available(400), held, available(-5), available(-900)])).toEqual([told(day1), schedule('7', day8)]);
  });

  it('and anew once it was above', () => {
    const crossing = [account, available(100), available(0), available(1), available(900), available(-1, day2)];
    expect(reactionsTo(watchBalances, crossing)).toEqual([
      told(day1),
      schedule('7', day8),
      cancel('7'),
      told(day2),
      schedule('7', '2026-11-09T09:00:00.000Z'),
    ]);
  });

  it('each shop for itself', () => {
    expect(reactionsTo(watchBalances, [account, available(100), available(100, day1, 8), available(0, day1, 8)])).toEqual([
      attempt(tellLowBalance, { shopId: 8, accountIds: [], at: day1 }),
      schedule('8', day8),
    ]);
  });
});

describe('Rule: every seventh day it is told again, as long as the balance is below zero', () => {
  const due = (availableCents: number) => watchBalances.due('7', { accountIds: ['mei'], availableCents, turnedBy: 'e' }, new Date(day1));

  it('and not while it is 0', () => {
    expect(due(-1)).toEqual([told(day1), schedule('7', day8)]);
    expect(due(0)).toEqual([schedule('7', day8)]);
  });
});

describe('Rule: whoever can be reached for the shop is told, as the wallet stands by then', () => {
  const mei: Account = { ...noAccount, exists: true, accountId: 'mei', shopId: 7, userType: 4, email: 'mei@shop.example', language: 'zh_cn' };
  const messages = (postedCents: number, accounts: readonly Account[], now: string = day1) =>
    lowBalanceMessages({ shopId: 7, at: day1 }, { wallet: { ...noWallet, postedCents }, accounts, now: new Date(now) });

  it('in their language, with what is available', () => {
    expect(messages(-1250, [mei])).toMatchObject([
      { destination: 'email', kind: 'low-balance', body: { to: 'mei@shop.example', text: expect.stringContaining('可用余额为 -$12.50') } },
    ]);
    expect(messages(0, [{ ...mei, language: undefined }])).toMatchObject([{ body: { text: expect.stringContaining('is $0.00') } }]);
  });

  it.each([
    ['suspended', { suspended: true }],
    ['of another shop by now', { shopId: 8 }],
    ['without an address', { email: '' }],
    ['not a seller', { userType: 3 as const }],
  ])('nobody who is %s', (_who, change) => {
    expect(messages(-1, [{ ...mei, ...change }])).toEqual([]);
  });

  it('nothing once it was recharged, and nothing of more than a day ago', () => {
    expect(messages(1, [mei])).toEqual([]);
    expect(messages(-1, [mei], '2026-11-02T09:00:00.001Z')).toEqual([]);
  });
});
