import { eraseAccountEndpoint } from '#contracts/accounts/erase-account.ts';
import { selfOperatedShop } from '#contracts/accounts/self-operated.ts';
import { accountSubject, shopSubject } from '#contracts/kernel/personal-data.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import type { ErasedAccount } from '#kernel/area.ts';
import type { SideRow } from '#kernel/commands/event-log.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { accountStream, type Account } from '../aggregates/account/account.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { notErased, superTouchesAdministrators } from './access-policies.ts';

const accountExists = (account: Account): Rejection | undefined => (account.exists ? undefined : reject('AccountNotFound', { field: 'accountId' }));

/** Whoever is still signed in would be written of anew. */
const disabledFirst = (account: Account): Rejection | undefined => (account.suspended ? undefined : reject('NotSuspended', { field: 'accountId' }));

const operatorStays = ({ shopId }: ErasedAccount): Rejection | undefined =>
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

/** Others may sign in under the name from then on. */
export const eraseAccount = (erasure: ErasedAccount, account: Account): Decision => {
  const refusal = accountExists(account) ?? notErased(account) ?? disabledFirst(account) ?? operatorStays(erasure);
  if (refusal) return refusal;
  const { accountId, login, shopId } = erasure;
  return {
    changes: [
      change(accountStream, accountId, { type: 'AccountErased', data: { accountId } }),
      ...(shopId === undefined ? [] : [change(shopStream, shopId, { type: 'ShopErased', data: { shopId } })]),
    ],
    releases: [{ kind: 'login', key: login, owner: accountId }],
  };
};

/** `rowsOf`: what stands of them outside of the log, to be dropped or overwritten in the same transaction. */
export const eraseAccountRoute = (rowsOf: (erasure: ErasedAccount) => readonly SideRow[]) =>
  commandRoute(eraseAccountEndpoint, async ({ body, viewer }, load) => {
    const account = await load.one(accountStream, body.accountId);
    const erasure = erasureOf(body, account);
    if (erasure.shopId !== undefined) await load.one(shopStream, erasure.shopId);
    return superTouchesAdministrators(viewer, account) ?? decided(eraseAccount(erasure, account), null, rowsOf(erasure));
  });
