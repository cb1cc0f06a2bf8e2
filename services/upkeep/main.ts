import { readConfig } from '../config.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import type { Upkeep } from './on-the-database.ts';
import { backUp } from './back-up.ts';
import { rebuildReadModels } from './rebuild-read-models.ts';
import { restore } from './restore.ts';
import { seedWorld } from './seed-world.ts';

const works: Readonly<Record<string, Upkeep>> = { rebuild: rebuildReadModels, backup: backUp, restore, seed: seedWorld };

const run = async ([name = '', ...args]: string[]): Promise<void> => {
  const work = works[name];
  if (!work) throw new CannotStart(`What is to be done? One of ${Object.keys(works).join(', ')}.`);
  await work(args, readConfig(process.env), process.stdout);
};

const forWhoeverAsked = (failure: unknown): string => {
  const asked = failure instanceof CannotStart || (failure as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  return failure instanceof Error ? (asked ? failure.message : (failure.stack ?? failure.message)) : String(failure);
};

await run(process.argv.slice(2)).catch((failure: unknown) => {
  process.stderr.write(`${forWhoeverAsked(failure)}\n`);
  process.exitCode = 1;
});
