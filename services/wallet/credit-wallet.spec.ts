import { describe, expect, it } from 'vitest';
import { aShop } from '../aggregates/reference-examples.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { walletStream } from '../aggregates/wallet/wallet.ts';
import { creditWallet } from './credit-wallet.ts';
import { specification } from '#tests/support/given.ts';

const shopId = 7;

describe('Rule: an administrator credits the wallet of a shop (R2.185)', () => {
  const crediting = specification(creditWallet, (given, { shopId }) => ({
    shop: given.one(shopStream, shopId),
    wallet: given.one(walletStream, shopId),
  }));
  const command = {
    rechargeNo: 'RC-1',
    shopId,
    amountCents: 50_000,
    bankRef: 'FT-4471',
    remark: 'Bank transfer of 11-20',
    accountId: 'A',
    now: new Date('2026-11-20T15:00:00.000Z'),
  };

  it('posts a recharge', () => {
    const basis = { kind: 'manual', evidence: 'FT-4471', approvedBy: ['A'], cents: 50_000 };
    const data = { type: 'recharge', reference: { kind: 'recharge', id: 'RC-1' }, effectiveDate: '2026-11-20', basis };
    const credited = crediting.given(aShop(shopId)).when(command);
    const { claims } = credited.then({ id: '7', type: 'WalletPosted', data });
    // Two people who find one transfer credit it once, and its line of the statement belongs to this posting.
    const otherwise = { rejected: 'TransferCredited', field: 'bankRef', params: { ref: 'FT-4471' } };
    expect(claims).toMatchObject([{ kind: 'bank-line', key: 'main:FT-4471', owner: 'recharge-RC-1', otherwise }]);
    expect(credited.stateAfter(walletStream, shopId)).toMatchObject({ postedCents: 50_000 });
  });

  it('refuses a shop that does not exist', () => crediting.given().when(command).thenRejected('NotFound', { field: 'shopId' }));
});
