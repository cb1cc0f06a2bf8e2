import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import type { Basis } from '#contracts/ledger/basis.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { creditWalletEndpoint } from '#contracts/wallet/credit-wallet.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { Claim, Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { lineKeyOf } from '../aggregates/bank-statement/bank-line-claims.ts';
import { shopStream, type Shop } from '../aggregates/shop/shop.ts';
import { walletStream, type LoadedWallet } from '../aggregates/wallet/wallet.ts';
import { recharge } from '../aggregates/wallet/postings/bank-postings.ts';

export interface CreditWallet extends BodyOf<typeof creditWalletEndpoint> {
  rechargeNo: string;
  /** Who credits it. */
  accountId: string;
  now: Date;
}

interface States {
  shop: Shop;
  wallet: LoadedWallet;
}

export const creditWallet = (
  { rechargeNo, shopId, amountCents, bankRef, remark, accountId, now }: CreditWallet,
  { shop, wallet }: States,
): Decision => {
  if (!shop.exists) return reject('NotFound', { field: 'shopId' });
  const basis: Basis = { kind: 'manual', reason: 'received', evidence: bankRef, approvedBy: [accountId], cents: amountCents };
  const posting = recharge({ shopId, id: rechargeNo, basis, now, remark });
  return { changes: [change(wallet, posting)], claims: [claimOfTransfer(bankRef, posting.data.postingId)] };
};

/** One line of the operator's statement is credited once, by whichever road it is found. */
const claimOfTransfer = (bankRef: string, postingId: string): Claim => ({
  kind: 'bank-line',
  key: lineKeyOf({ account: 'main', ref: bankRef, key: bankRef }),
  owner: postingId,
  otherwise: reject('TransferCredited', { field: 'bankRef', params: { ref: bankRef } }),
});

export const creditWalletRoute = commandRoute(creditWalletEndpoint, async ({ body, viewer: { accountId }, now, numbers }, load) => {
  const shop = await load.one(shopStream, body.shopId);
  const wallet = await load.one(walletStream, body.shopId);
  const rechargeNo = `RC-${numbers.reference(now)}`;
  return toOutcome(creditWallet({ rechargeNo, ...body, accountId, now }, { shop, wallet }), {
    rechargeNo,
    balanceCents: wallet.postedCents + body.amountCents,
  });
});
