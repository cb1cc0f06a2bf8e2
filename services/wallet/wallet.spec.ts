import { describe, expect, it } from 'vitest';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { aShop } from '../aggregates/reference-examples.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { evolveWallet, noWallet, walletStream } from '../aggregates/wallet/wallet.ts';
import { creditWallet } from './credit-wallet.ts';
import { requireBalance } from '../aggregates/wallet/wallet-policies.ts';
import { cashOutCollection, labelFee, labelRefund, recharge } from '../aggregates/wallet/wallet-postings.ts';
import { specification } from '#tests/support/given.ts';

const shopId = 7;
const templates = [recharge, labelFee, labelRefund, cashOutCollection];
const amounts = [1, 2, 99, 100, 101, 4_210, 999_999, 100_000_000];
const about = { shopId, id: 'RC-1', remark: '' };

const sum = ({ data }: WalletPosted): number => data.entries.reduce((total, { amountCents }) => total + amountCents, 0);
const walletAfter = (...postings: WalletPosted[]) => postings.reduce(evolveWallet, noWallet);

describe('Rule: money moves only by postings that balance', () => {
  it.each(templates.flatMap((template) => amounts.map((cents) => ({ template, cents }))))('sums to nothing: $cents cents', ({ template, cents }) => {
    const posted = template({ ...about, cents });
    expect(sum(posted)).toBe(0);
    expect(Math.abs(walletAfter(posted).balanceCents)).toBe(cents);
  });

  it('adds what comes in and takes what goes out', () => {
    const said = { shopId, id: 'L-1', cents: 4_210, remark: '' };
    const received = recharge({ ...about, cents: 10_000 });
    expect(walletAfter(received, labelFee(said)).balanceCents).toBe(5_790);
    expect(walletAfter(received, labelFee(said), labelRefund(said)).balanceCents).toBe(10_000);
  });

  it('gives a type of posting one number for each thing it is about', () => {
    expect(labelFee({ ...about, id: 'L-1', cents: 5 }).data.postingId).toBe(labelFee({ ...about, id: 'L-1', cents: 6 }).data.postingId);
    expect(labelFee({ ...about, id: 'L-1', cents: 5 }).data.postingId).not.toBe(labelRefund({ ...about, id: 'L-1', cents: 5 }).data.postingId);
  });

  it('claims that number with every posting, whatever its amount and whoever the shop', () => {
    const claimed = (cents: number, shop: number) => walletStream.onlyOnce!(labelFee({ ...about, shopId: shop, id: 'L-1', cents }));
    expect(claimed(5, 7)).toEqual({
      kind: 'posting',
      key: 'labelFee-L-1',
      otherwise: { rejected: 'AlreadyPosted', params: { postingId: 'labelFee-L-1' } },
    });
    expect(claimed(6, 8)).toEqual(claimed(5, 7));
  });

  it('says with each posting what the wallet then holds', () => {
    expect(walletStream.tags({ balanceCents: 5_790 }, '7')).toEqual({ shopIds: [7], balanceCents: 5_790 });
  });
});

describe("Rule: a wallet never goes below zero by its owner's own act", () => {
  it('pays up to its last cent', () => {
    expect(requireBalance({ balanceCents: 4_210 }, 4_210, 'service')).toBeUndefined();
    expect(requireBalance({ balanceCents: 4_210 }, 4_211, 'service')).toMatchObject({
      rejected: 'InsufficientBalance',
      field: 'service',
      params: { availableCents: 4_210, neededCents: 4_211, available: '$42.10', needed: '$42.11' },
    });
    expect(requireBalance(noWallet, 1, 'service')).toMatchObject({ rejected: 'InsufficientBalance' });
  });
});

describe('Rule: an administrator credits the wallet of a shop (R2.185)', () => {
  const crediting = specification(creditWallet, (given, { shopId }) => ({
    shop: given.one(shopStream, shopId),
    wallet: given.one(walletStream, shopId),
  }));
  const command = { rechargeNo: 'RC-1', shopId, amountCents: 50_000, remark: 'Bank transfer of 11-20' };

  it('posts a recharge', () => {
    const data = { type: 'recharge', reference: { kind: 'recharge', id: 'RC-1' } };
    const credited = crediting.given(aShop(shopId)).when(command);
    credited.then({ id: '7', type: 'WalletPosted', data });
    expect(credited.stateAfter(walletStream, shopId)).toEqual({ balanceCents: 50_000 });
  });

  it('refuses a shop that does not exist', () => crediting.given().when(command).thenRejected('NotFound', { field: 'shopId' }));
});
