import { describe, it } from 'vitest';
import { fact } from '#tests/support/facts.ts';
import { specification, type Given } from '#tests/support/given.ts';
import { aShop } from '../aggregates/reference-examples.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { walletStream } from '../aggregates/wallet/wallet.ts';
import { freezeWallet, unfreezeWallet } from './freeze-wallet.ts';

const command = { shopId: 7, reason: 'Under investigation' };
const frozen = fact(walletStream, 7, { type: 'WalletFrozen', data: command });
const statesOf = (given: Given) => ({ shop: given.one(shopStream, 7), wallet: given.one(walletStream, 7) });

describe('Rule: finance freezes a wallet and lets it go, each with a reason', () => {
  const freezing = specification(freezeWallet, statesOf);
  const unfreezing = specification(unfreezeWallet, statesOf);

  it('once', () => {
    freezing.given(aShop(7)).when(command).then({ id: '7', type: 'WalletFrozen', data: command });
    freezing.given(aShop(7), frozen).when(command).thenRejected('WalletIsFrozen', { field: 'shopId' });
  });

  it('and back', () => {
    unfreezing.given(aShop(7), frozen).when(command).then({ id: '7', type: 'WalletUnfrozen', data: command });
    unfreezing.given(aShop(7)).when(command).thenRejected('WalletNotFrozen', { field: 'shopId' });
  });

  it('of a shop that exists', () => freezing.given().when(command).thenRejected('NotFound', { field: 'shopId' }));
});
