import { describe, expect, it } from 'vitest';
import { specification } from '#tests/support/given.ts';
import { aShop } from '../aggregates/reference-examples.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { requireSpendable } from '../aggregates/wallet/wallet-policies.ts';
import { walletStream } from '../aggregates/wallet/wallet.ts';
import { setCreditLimit } from './set-credit-limit.ts';

const setting = specification(setCreditLimit, (given, { body: { shopId } }) => ({
  shop: given.one(shopStream, shopId),
  wallet: given.one(walletStream, shopId),
}));
const to = (creditLimitCents: number) => ({ body: { shopId: 7, creditLimitCents } });

describe('Rule: a merchant may go below zero by their own acts as far as their credit limit', () => {
  it('which finance sets', () => {
    const set = setting.given(aShop(7)).when(to(20_000));
    set.then({ id: '7', type: 'CreditLimitSet', data: { creditLimitCents: 20_000 } });
    const wallet = set.stateAfter(walletStream, 7);
    expect(requireSpendable(wallet, 20_000, 'feeCents')).toBeUndefined();
    expect(requireSpendable(wallet, 20_001, 'feeCents')).toMatchObject({ rejected: 'InsufficientBalance' });
    setting.given(aShop(7), set.facts()).when(to(20_000)).thenNothingHappened();
  });

  it('and only for a shop that exists', () => setting.given().when(to(1)).thenRejected('NotFound', { field: 'shopId' }));
});
