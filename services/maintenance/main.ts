import { readConfig } from '../config.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import type { MaintenanceCommand } from './on-the-database.ts';
import { backUp } from './back-up.ts';
import { books } from './books.ts';
import { rebuildReadModels } from './rebuild-read-models.ts';
import { restore } from './restore.ts';
import { seedWorld } from './seed-world.ts';

const commands: Readonly<Record<string, MaintenanceCommand>> = { rebuild: rebuildReadModels, backup: backUp, restore, seed: seedWorld, books };

const run = async ([name = '', ...args]: string[]): Promise<void> => {
  const command = commands[name];
  if (!command) throw new CannotStart(`What is to be done? One of ${Object.keys(commands).join(', ')}.`);
  await command(args, readConfig(process.env), process.stdout);
};

const forWhoeverAsked = (failure: unknown): string => {
  const asked = failure instanceof CannotStart || (failure as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  return failure instanceof Error ? (asked ? failure.message : (failure.stack ?? failure.message)) : String(failure);
};

await run(process.argv.slice(2)).catch((failure: unknown) => {
  process.stderr.write(`${forWhoeverAsked(failure)}\n`);
  process.exitCode = 1;
});
