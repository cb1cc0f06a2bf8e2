import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '#services/config.ts';
import type { MaintenanceCommand } from '#services/maintenance/on-the-database.ts';

/** A command of the operator in a process of its own, straight from its sources. */
export const runMaintenance = (args: readonly string[], settings: Record<string, string>) => {
  const { DATABASE_URL: _database, NATS_URL: _nats, ...environment } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'services/maintenance/main.ts', ...args], { env: { ...environment, ...settings } });
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
export const saidBy = async (command: MaintenanceCommand, args: string[], settings: Record<string, string>): Promise<string> => {
  let words = '';
  await command(args, readConfig(settings), { write: (text) => (words += text) });
  return words;
};
