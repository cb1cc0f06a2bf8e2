import { createAccount as endpoint } from '#contracts/accounts/manage-accounts.ts';
import { actionKeys, permissionIdsOf } from '#contracts/kernel/access/permissions.ts';
import { userTypes } from '#contracts/kernel/access/viewer.ts';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import { createAccount } from '#services/accounts/create-account.ts';
import { pgCredentials } from '#services/accounts/sign-in/credentials.ts';
import type { Clock } from '#kernel/clock.ts';
import type { CommandContext } from '#kernel/commands/command-context.ts';
import { commands, toOutcome } from '#kernel/commands/commands.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { postgresNumbers } from '#kernel/numbers/numbers-postgres.ts';
import { accountStream } from '#services/aggregates/account/account.ts';
import type { Database } from '../database.ts';

type Named = Pick<BodyInputOf<typeof endpoint>, 'login' | 'name' | 'email'>;

/** What the named administrator's account is to be; rejects with zod's issues where a field does not fit. */
export const administratorOf = ({ login, name, email }: Named) =>
  endpoint.body!.parse({
    login,
    name,
    englishName: '',
    email,
    headImg: '',
    userType: userTypes.admin,
    role: 'superAdministrator',
    warehouseIds: [],
    permissions: permissionIdsOf('admin').map((permissionId) => ({ permissionId, actions: [...actionKeys] })),
  });

/** An administrator who may do everything, made by whoever holds the database: the first one, who then makes the others. */
export const createAdministrator = async (
  { pool, inline, personal }: Pick<Database, 'pool' | 'inline' | 'personal'>,
  clock: Clock,
  { password, ...account }: ReturnType<typeof administratorOf> & { password: string },
): Promise<Rejection | undefined> => {
  const accountId = postgresNumbers(pool).reference(clock.now());
  const credential = await pgCredentials(pool, clock).rowOf({ accountId, login: account.login, password });
  const result = await commands(postgresEventLog(pool, { inline, personal }), clock, newIds).run(byTheOperator(), async (load) =>
    toOutcome(createAccount({ ...account, accountId }, { account: await load.one(accountStream, accountId), warehouses: [] }), null, [credential]),
  );
  return result.kind === 'rejected' ? result.rejection : undefined;
};

const byTheOperator = (): CommandContext => {
  const correlationId = newIds.eventId();
  return { actor: { accountId: 'operator', name: 'Operator', terminal: 'system' }, correlationId, causationId: correlationId };
};
