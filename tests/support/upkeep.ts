import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '#services/config.ts';
import type { Upkeep } from '#services/upkeep/on-the-database.ts';

/** A work of the operator in a process of its own, straight from its sources. */
export const upkeep = (args: readonly string[], settings: Record<string, string>) => {
  const { DATABASE_URL: _database, NATS_URL: _nats, ...environment } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'services/upkeep/main.ts', ...args], { env: { ...environment, ...settings } });
  let words = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (text: Buffer) => void (words += text.toString('utf8')));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, words }));
  return {
    ended,
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

/** The same in this process; rejects with why it refuses. */
export const saidBy = async (work: Upkeep, args: string[], settings: Record<string, string>): Promise<string> => {
  let words = '';
  await work(args, readConfig(settings), { write: (text) => (words += text) });
  return words;
};
