import { createAccount as endpoint } from '#contracts/accounts/manage-accounts.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { accountStream, type LoadedAccount } from '../aggregates/account/account.ts';
import { shopStream, type Shop } from '../aggregates/shop/shop.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { requireAccessOfTerminal, belongsToAShop, requireShopOfSeller, requireSuperForAdministrators } from './access-policies.ts';

export type CreateAccount = BodyOf<typeof endpoint> & { accountId: string; from?: string };

export interface CreateAccountStates {
  account: LoadedAccount;
  /** The shop that the command names, if it names one. */
  shop?: Shop;
  /** In the order that the command names them. */
  warehouses: readonly Warehouse[];
}

const requireShop = ({ userType, shopId }: CreateAccount, shop: Shop | undefined): Rejection | undefined =>
  shopId === undefined || !belongsToAShop(userType) || shop?.exists ? undefined : reject('ShopNotFound', { field: 'shopId', params: { shopId } });

export const createAccount = (command: CreateAccount, { account, shop, warehouses }: CreateAccountStates): Decision => {
  if (account.exists) return reject('Conflict');
  const refusal = requireShopOfSeller(command, 'shopId') ?? requireShop(command, shop) ?? requireAccessOfTerminal(command, warehouses);
  if (refusal) return refusal;

  const { accountId, login } = command;
  return {
    changes: [change(account, { type: 'AccountCreated', data: command })],
    claims: [{ kind: 'login', key: login, owner: accountId, otherwise: reject('LoginTaken', { field: 'login', params: { login } }) }],
  };
};

export const createAccountRoute = commandRoute(endpoint, async ({ body, viewer, ip, numbers, now }, load) => {
  const accountId = numbers.reference(now);
  const account = await load.one(accountStream, accountId);
  const shop = body.shopId === undefined ? undefined : await load.one(shopStream, body.shopId);
  const warehouses = await load.many(warehouseStream, body.warehouseIds);
  const command = { ...body, accountId, from: ip };
  return requireSuperForAdministrators(viewer, body) ?? toOutcome(createAccount(command, { account, shop, warehouses }), { accountId });
});
