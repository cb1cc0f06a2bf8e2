import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { rejectionMessage } from '#contracts/errors.ts';
import { readConfig } from '#services/config.ts';
import { systemClock } from '#kernel/clock.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import { openDatabase } from '../database.ts';
import { administratorOf, createAdministrator } from './create-administrator.ts';

/** `npm run admin -- create --login … --name … --email …`: an administrator who may do everything, with a password that is shown once. */
const usage = 'Usage: npm run admin -- create --login <name to sign in with> --name <full name> --email <address>';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const create = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { login: { type: 'string' }, name: { type: 'string' }, email: { type: 'string' } },
  });
  const { login, name, email } = values;
  if (positionals.join(' ') !== 'create' || !login || !name || !email) throw new CannotStart(usage);
  const account = administratorOf({ login, name, email });
  const password = randomBytes(15).toString('base64url');

  const database = await openDatabase(readConfig(process.env), { clock: systemClock, say });
  const refusal = await createAdministrator(database, systemClock, { ...account, password }).finally(() => database.close());
  if (refusal) throw new CannotStart(rejectionMessage(refusal, 'en_us'));
  say(`${account.login} may sign in with ${password} and shall change it then.`);
};

const wordsOf = (failure: unknown): string => {
  if (failure instanceof CannotStart) return failure.message;
  if (failure instanceof z.ZodError) return failure.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n');
  if (failure instanceof TypeError && 'code' in failure) return `${failure.message}\n${usage}`;
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
};

await create().catch((failure: unknown) => {
  process.stderr.write(`${wordsOf(failure)}\n`);
  process.exit(1);
});
