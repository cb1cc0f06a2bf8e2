import { eraseAccountEndpoint } from '#contracts/accounts/manage-accounts.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { accountSubject, shopSubject } from '#contracts/kernel/events/personal-data.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import type { ErasedAccount } from '#kernel/area.ts';
import type { ExtraStatement } from '#kernel/commands/event-log.ts';
import { change } from '#kernel/commands/loaded.ts';
import { accountStream, type Account, type LoadedAccount } from '../aggregates/account/account.ts';
import { shopStream, type LoadedShop } from '../aggregates/shop/shop.ts';
import { requireNotErased, requireSuperForAdministrators } from './access-policies.ts';

const requireAccount = (account: Account): Rejection | undefined => (account.exists ? undefined : reject('AccountNotFound', { field: 'accountId' }));

/** Whoever is still signed in would be written of anew. */
const requireSuspended = (account: Account): Rejection | undefined =>
  account.suspended ? undefined : reject('NotSuspended', { field: 'accountId' });

const requireNotOperator = ({ shopId }: ErasedAccount): Rejection | undefined =>
  shopId === selfOperatedShop ? reject('OperatorShopStays', { field: 'withShop' }) : undefined;

export const erasureOf = ({ withShop }: { withShop: boolean }, { accountId, login, shopId }: Account): ErasedAccount => {
  const erasedShop = withShop ? shopId : undefined;
  return {
    accountId,
    login,
    shopId: erasedShop,
    subjects: [accountSubject(accountId), ...(erasedShop === undefined ? [] : [shopSubject(erasedShop)])],
  };
};

interface States {
  account: LoadedAccount;
  /** Where it goes as well. */
  shop: LoadedShop | undefined;
}

/** Others may sign in under the name from then on. */
export const eraseAccount = (erasure: ErasedAccount, { account, shop }: States): Decision => {
  const refusal = requireAccount(account) ?? requireNotErased(account) ?? requireSuspended(account) ?? requireNotOperator(erasure);
  if (refusal) return refusal;
  const { accountId, login } = erasure;
  return {
    changes: [
      change(account, { type: 'AccountErased', data: { accountId } }),
      ...(shop ? [change(shop, { type: 'ShopErased', data: { shopId: erasure.shopId! } })] : []),
    ],
    releases: [{ kind: 'login', key: login, owner: accountId }],
  };
};

/** `rowsOf`: what stands of them outside of the log, to be dropped or overwritten in the same transaction. */
export const eraseAccountRoute = (rowsOf: (erasure: ErasedAccount) => readonly ExtraStatement[]) =>
  commandRoute(eraseAccountEndpoint, async ({ body, viewer }, load) => {
    const account = await load.one(accountStream, body.accountId);
    const erasure = erasureOf(body, account);
    const shop = erasure.shopId === undefined ? undefined : await load.one(shopStream, erasure.shopId);
    return requireSuperForAdministrators(viewer, account) ?? toOutcome(eraseAccount(erasure, { account, shop }), null, rowsOf(erasure));
  });
