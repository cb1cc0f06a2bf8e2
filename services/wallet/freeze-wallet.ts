import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { freezeWalletEndpoint, unfreezeWalletEndpoint } from '#contracts/wallet/finance/freeze-wallet.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shopStream, type Shop } from '../aggregates/shop/shop.ts';
import { walletStream, type LoadedWallet } from '../aggregates/wallet/wallet.ts';

type Command = BodyOf<typeof freezeWalletEndpoint>;

interface States {
  shop: Shop;
  wallet: LoadedWallet;
}

const requireShop = ({ exists }: Shop): Rejection | undefined => (exists ? undefined : reject('NotFound', { field: 'shopId' }));

export const freezeWallet = ({ shopId, reason }: Command, { shop, wallet }: States): Decision =>
  requireShop(shop) ??
  (wallet.isFrozen ? reject('WalletIsFrozen', { field: 'shopId' }) : undefined) ??
  accept(change(wallet, { type: 'WalletFrozen', data: { shopId, reason } }));

export const unfreezeWallet = ({ shopId, reason }: Command, { shop, wallet }: States): Decision =>
  requireShop(shop) ??
  (wallet.isFrozen ? undefined : reject('WalletNotFrozen', { field: 'shopId' })) ??
  accept(change(wallet, { type: 'WalletUnfrozen', data: { shopId, reason } }));

const route = (endpoint: typeof freezeWalletEndpoint | typeof unfreezeWalletEndpoint, decide: typeof freezeWallet) =>
  commandRoute(endpoint, async ({ body }, load) => {
    const [shop, wallet] = await Promise.all([load.one(shopStream, body.shopId), load.one(walletStream, body.shopId)]);
    return toOutcome(decide(body, { shop, wallet }), { shopId: body.shopId });
  });

export const freezeWalletRoute = route(freezeWalletEndpoint, freezeWallet);
export const unfreezeWalletRoute = route(unfreezeWalletEndpoint, unfreezeWallet);
