import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { creditWalletEndpoint } from '#contracts/wallet/credit-wallet.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shopStream, type Shop } from '../aggregates/shop/shop.ts';
import { walletStream, type LoadedWallet } from '../aggregates/wallet/wallet.ts';
import { recharge } from '../aggregates/wallet/wallet-postings.ts';

export interface CreditWallet extends BodyOf<typeof creditWalletEndpoint> {
  rechargeNo: string;
}

interface States {
  shop: Shop;
  wallet: LoadedWallet;
}

export const creditWallet = ({ rechargeNo, shopId, amountCents, remark }: CreditWallet, { shop, wallet }: States): Decision =>
  shop.exists ? accept(change(wallet, recharge({ shopId, id: rechargeNo, cents: amountCents, remark }))) : reject('NotFound', { field: 'shopId' });

export const creditWalletRoute = commandRoute(creditWalletEndpoint, async ({ body, now, numbers }, load) => {
  const shop = await load.one(shopStream, body.shopId);
  const wallet = await load.one(walletStream, body.shopId);
  const rechargeNo = `RC-${numbers.reference(now)}`;
  return toOutcome(creditWallet({ rechargeNo, ...body }, { shop, wallet }), { rechargeNo, balanceCents: wallet.balanceCents + body.amountCents });
});
