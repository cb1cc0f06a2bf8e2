import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pgCredentials } from '#services/accounts/sign-in/credentials.ts';
import { commonPassword } from '#demo/cast/demo-sign-ins.ts';
import { refuseDemoAccounts } from '#demo/refuse-demo-accounts.ts';
import { systemClock } from '#kernel/clock.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import { migrations } from '#services/composition/migrations.ts';
import { fillWithSmallWorld } from '#tests/support/portal.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await freshDatabase({ migrations, filled: { name: 'small world', fill: fillWithSmallWorld } })));
afterAll(() => database.close());

const setPassword = async (where: string, password: string): Promise<void> => {
  const { rows } = await database.pool.query<{ account_id: string; login: string }>(`SELECT account_id, login FROM credentials WHERE ${where}`);
  for (const { account_id: accountId, login } of rows) await pgCredentials(database.pool, systemClock).set({ accountId, login, password });
};

describe('Rule: a portal that is no demo does not start with accounts whose passwords are public', () => {
  it('not with a demo world as it was made', async () => {
    await expect(refuseDemoAccounts(database.pool)).rejects.toThrow(CannotStart);
    await expect(refuseDemoAccounts(database.pool)).rejects.toThrow(/^DEMO is off, but accounts .*: .* …\. /);
  });

  it('nor with one of them, and by none of their passwords in its words', async () => {
    await database.pool.query("DELETE FROM credentials WHERE login NOT IN ('seller', 'admin')");
    await setPassword("login = 'admin'", 'a horse of their own');
    await expect(refuseDemoAccounts(database.pool)).rejects.toThrow(/^(?!.*demo-seller).*: seller\. /);
  });

  it('but with others of the same names', async () => {
    await setPassword('true', 'a horse of their own');
    await refuseDemoAccounts(database.pool);
    await setPassword("login = 'seller'", commonPassword);
    await expect(refuseDemoAccounts(database.pool)).rejects.toThrow(/: seller\. /);
  });
});
