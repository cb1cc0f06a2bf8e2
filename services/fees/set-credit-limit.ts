import { setCreditLimitEndpoint } from '#contracts/fees/set-credit-limit.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, noChange, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shopStream, type Shop } from '../aggregates/shop/shop.ts';
import { walletStream, type LoadedWallet } from '../aggregates/wallet/wallet.ts';

interface States {
  shop: Shop;
  wallet: LoadedWallet;
}

/** A limit below what is used already takes nothing back: the merchant's own acts wait until money has come in. */
export const setCreditLimit = ({ body }: CommandOf<typeof setCreditLimitEndpoint>, { shop, wallet }: States): Decision => {
  if (!shop.exists) return reject('NotFound', { field: 'shopId' });
  return body.creditLimitCents === wallet.creditLimitCents ? noChange : accept(change(wallet, { type: 'CreditLimitSet', data: body }));
};

export const setCreditLimitRoute = commandRoute(setCreditLimitEndpoint, async ({ body }, load) => {
  const shop = await load.one(shopStream, body.shopId);
  const wallet = await load.one(walletStream, body.shopId);
  return toOutcome(setCreditLimit({ body }, { shop, wallet }), body);
});
