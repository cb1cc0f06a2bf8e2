import { changeAccess as endpoint } from '#contracts/accounts/manage-accounts.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { accountStream, type Account, type LoadedAccount } from '../aggregates/account/account.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { requireAccessOfTerminal, requireNotErased, requireShopOfSeller, requireSuperForAdministrators } from './access-policies.ts';
import { unchangedAccount } from './unchanged-account.ts';

export type ChangeAccess = BodyOf<typeof endpoint> & { by: Pick<Viewer, 'accountId' | 'role'>; from?: string };

export interface ChangeAccessStates {
  account: LoadedAccount;
  /** In the order that the command names them. */
  warehouses: readonly Warehouse[];
}

const requireAccount = ({ exists }: Account): Rejection | undefined => (exists ? undefined : reject('AccountNotFound', { field: 'accountId' }));

/** Whoever could take from themselves might leave nobody to give it back, and whoever could add would need no permission. */
const requireAnotherAccount = ({ accountId, by }: ChangeAccess): Rejection | undefined =>
  accountId === by.accountId ? reject('OwnAccess', { field: 'accountId' }) : undefined;

/** Whoever waits for admission gets a shop with it, and nothing before. */
const requireAdmitted = ({ role, permissions }: ChangeAccess, account: Account): Rejection | undefined =>
  role === '' && permissions.length === 0 ? undefined : requireShopOfSeller(account, 'role');

export const changeAccess = (command: ChangeAccess, { account, warehouses }: ChangeAccessStates): Decision => {
  const { role, warehouseIds, permissions, from } = command;
  const access = { userType: account.userType, role, warehouseIds, permissions };
  return (
    requireAccount(account) ??
    requireNotErased(account) ??
    requireAnotherAccount(command) ??
    requireSuperForAdministrators(command.by, account) ??
    requireAdmitted(command, account) ??
    requireAccessOfTerminal(access, warehouses) ??
    accept(
      change(account, {
        type: 'AccountChanged',
        data: { ...unchangedAccount(account), role, warehouseIds, permissions, from },
      }),
    )
  );
};

export const changeAccessRoute = commandRoute(endpoint, async ({ body, viewer, ip }, load) => {
  const account = await load.one(accountStream, body.accountId);
  const warehouses = await load.many(warehouseStream, body.warehouseIds);
  return toOutcome(changeAccess({ ...body, by: viewer, from: ip }, { account, warehouses }), null);
});
