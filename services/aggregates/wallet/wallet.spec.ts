import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WalletEvent, WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { decidedByHand, aLabelFee, aRecharge } from '#tests/support/postings.ts';
import { hold, released } from './holds.ts';
import { cashWithdrawal } from './postings/bank-postings.ts';
import { reversalOf } from './postings/reversal.ts';
import { requireSpendable } from './wallet-policies.ts';
import { availableCents, evolveWallet, noWallet, walletStream, type Wallet } from './wallet.ts';

const shopId = 7;
const now = new Date('2026-11-20T14:00:00.000Z');
const walletAfter = (...events: WalletEvent[]): Wallet => events.reduce(evolveWallet, noWallet);
const withdrawalHold = (id: string, cents: number) => hold({ shopId, cents, purpose: 'withdrawal', reference: { kind: 'withdrawal', id } });
const payOut = (id: string, cents: number): WalletPosted =>
  cashWithdrawal({ shopId, id, now, fromHold: `withdrawal-${id}`, basis: { kind: 'withdrawal', withdrawalNo: id, cents } });
const received = aRecharge({ shopId, id: 'RC-1', cents: 10_000 });

describe("Rule: a wallet never goes below zero by its owner's own act", () => {
  it('pays up to its last cent', () => {
    const wallet = walletAfter(aRecharge({ shopId, id: 'RC-1', cents: 4_210 }));
    expect(requireSpendable(wallet, 4_210, 'service')).toBeUndefined();
    expect(requireSpendable(wallet, 4_211, 'service')).toMatchObject({
      rejected: 'InsufficientBalance',
      field: 'service',
      params: { availableCents: 4_210, neededCents: 4_211, available: '$42.10', needed: '$42.11' },
    });
    expect(requireSpendable(noWallet, 1, 'service')).toMatchObject({ rejected: 'InsufficientBalance' });
  });

  it('and no further than what is not set aside', () => {
    const wallet = walletAfter(received, withdrawalHold('W-1', 6_000));
    expect(requireSpendable(wallet, 4_000, 'service')).toBeUndefined();
    expect(requireSpendable(wallet, 4_001, 'service')).toMatchObject({ params: { availableCents: 4_000 } });
  });

  it('but for the credit that it was given', () => {
    const wallet = walletAfter({ type: 'CreditLimitSet', data: { shopId, creditLimitCents: 500 } });
    expect(requireSpendable(wallet, 500, 'service')).toBeUndefined();
    expect(requireSpendable(wallet, 501, 'service')).toMatchObject({ rejected: 'InsufficientBalance' });
  });

  it('what costs nothing is never refused, what is frozen pays nothing', () => {
    const below = walletAfter(aLabelFee({ shopId, id: 'L-1', cents: 100 }));
    expect(requireSpendable(below, 0, 'service')).toBeUndefined();
    const frozen = walletAfter(received, { type: 'WalletFrozen', data: { shopId, reason: '' } });
    expect(requireSpendable(frozen, 1, 'service')).toMatchObject({ rejected: 'WalletIsFrozen' });
    expect(requireSpendable(frozen, 0, 'service')).toBeUndefined();
  });
});

describe('Rule: a hold is resolved once, by payment or by release', () => {
  const held = withdrawalHold('W-1', 6_000);

  it('leaves the money posted and takes it from what is available', () => {
    const wallet = walletAfter(received, held);
    expect(wallet).toMatchObject({ postedCents: 10_000, heldCents: 6_000, holds: { 'withdrawal-W-1': 6_000 } });
    expect(availableCents(wallet)).toBe(4_000);
  });

  it('is paid', () => {
    const paid = walletAfter(received, held, payOut('W-1', 6_000));
    expect(paid).toMatchObject({ postedCents: 4_000, heldCents: 0, holds: {} });
    expect(walletStream.accepts!(paid, payOut('W-1', 6_000))).toBe(false);
  });

  it('is paid in part, and its remainder released', () => {
    const paid = walletAfter(received, held, payOut('W-1', 5_500));
    const [rest] = released(paid, shopId, 'withdrawal-W-1', 'remainder');
    expect(rest).toMatchObject({ data: { cents: 500, reason: 'remainder' } });
    expect(evolveWallet(paid, rest!)).toMatchObject({ postedCents: 4_500, heldCents: 0 });
  });

  it('never pays more than it has', () => {
    expect(walletStream.accepts!(walletAfter(received, held), payOut('W-1', 6_001))).toBe(false);
    expect(walletStream.accepts!(walletAfter(received), payOut('W-1', 1))).toBe(false);
  });

  it('is released whole, and then there is nothing to release', () => {
    const wallet = walletAfter(received, held);
    const [release, ...others] = released(wallet, shopId, 'withdrawal-W-1', 'cancelled');
    expect(others).toEqual([]);
    const after = evolveWallet(wallet, release!);
    expect(after).toMatchObject({ postedCents: 10_000, heldCents: 0 });
    expect(released(after, shopId, 'withdrawal-W-1', 'cancelled')).toEqual([]);
    expect(walletStream.accepts!(after, release!)).toBe(false);
  });

  it('claims its id among all holds', () =>
    expect(walletStream.onlyOnce!(held)).toMatchObject({ kind: 'hold', key: 'withdrawal-W-1', otherwise: { rejected: 'AlreadyHeld' } }));
});

describe('Rule: a wallet goes on from what was kept of it as JSON', () => {
  it('as from its events; whoever changes what is folded raises the shape', () => {
    const kept = walletAfter(received, withdrawalHold('W-1', 6_000), {
      type: 'CreditLimitSet',
      data: { shopId, creditLimitCents: 500 },
    } as WalletEvent);
    expect(JSON.parse(JSON.stringify(kept))).toEqual(kept);
    expect([walletStream.snapshotShape, Object.keys(kept).toSorted()]).toEqual([
      1,
      ['creditLimitCents', 'heldCents', 'holds', 'isFrozen', 'postedCents', 'storageThrough'],
    ]);
  });
});

describe('Rule: a posting that does not balance, or is not of the amount that its basis leads to, enters no wallet', () => {
  const { data } = received;
  const [wallet, bank] = data.entries as [(typeof data.entries)[0], (typeof data.entries)[0]];
  const isAccepted = (changed: Partial<WalletPosted['data']>) =>
    walletStream.accepts!(noWallet, { type: 'WalletPosted', data: { ...data, ...changed } });

  it.each([
    ['the sides differ', { entries: [wallet, { ...bank, cents: 9_999 }] }],
    ['another wallet takes part', { entries: [wallet, { ...wallet, side: 'D' as const, sub: '8' }] }],
    ['no wallet does', { entries: [bank, { ...bank, side: 'C' as const }] }],
    ['it is the wallet of another shop', { shopId: 8 }],
    ['the basis leads to another amount', { basis: decidedByHand(9_999) }],
  ])('%s', (_why, changed) => expect(isAccepted(changed)).toBe(false));

  it('and one that is sound does', () => expect(isAccepted({})).toBe(true));
});

describe('Rule: a posting is taken back by one that mirrors it', () => {
  it('once, and the wallet is as it was', () => {
    const fee = aLabelFee({ shopId, id: 'L-1', cents: 4_210 });
    const back = reversalOf(fee, { reason: 'Wrong weight', effectiveDate: '2026-11-21' });
    expect(back.data).toMatchObject({ postingId: 'labelFee-L-1~r', reverses: 'labelFee-L-1', effectiveDate: '2026-11-21', remark: 'Wrong weight' });
    expect(walletAfter(received, fee, back).postedCents).toBe(10_000);
    expect(walletStream.accepts!(walletAfter(received, fee), back)).toBe(true);
  });
});

describe('Property: what is held is the sum of the open holds, whatever was done', () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('receive' as const), cents: fc.integer({ min: 1, max: 100_000 }) }),
    fc.record({ kind: fc.constant('hold' as const), cents: fc.integer({ min: 1, max: 50_000 }) }),
    fc.record({ kind: fc.constant('pay' as const), nth: fc.nat(5), cents: fc.integer({ min: 1, max: 50_000 }) }),
    fc.record({ kind: fc.constant('release' as const), nth: fc.nat(5) }),
  );

  it('and posted is the plain sum of the postings', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        let wallet = noWallet;
        let expected = 0;
        const take = (event: WalletEvent | undefined): boolean => {
          if (!event || !walletStream.accepts!(wallet, event)) return false;
          wallet = evolveWallet(wallet, event);
          return true;
        };
        acts.forEach((one, index) => {
          const open = Object.keys(wallet.holds);
          const id = 'nth' in one ? (open[one.nth] ?? '').replace('withdrawal-', '') : String(index);
          if (one.kind === 'receive' && take(aRecharge({ shopId, id, cents: one.cents }))) expected += one.cents;
          if (one.kind === 'hold' && !requireSpendable(wallet, one.cents, '')) take(withdrawalHold(id, one.cents));
          if (one.kind === 'pay' && take(payOut(id, one.cents))) {
            expected -= one.cents;
            take(released(wallet, shopId, `withdrawal-${id}`, 'remainder')[0]);
          }
          if (one.kind === 'release') take(released(wallet, shopId, `withdrawal-${id}`, 'cancelled')[0]);
          expect(wallet.heldCents).toBe(Object.values(wallet.holds).reduce((sum, cents) => sum + cents, 0));
          expect(wallet.postedCents).toBe(expected);
          expect(availableCents(wallet)).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });
});
