import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { PartWorker, WorkerInput } from '#demo/large/make-part.ts';
import type { LargePlan } from '#demo/large/parts.ts';
import { seedLargeWorld, type SeedingProgress } from '#demo/large/seed-large-world.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import { personalDataKey } from '#kernel/personal-data/master-key.ts';
import { migrations } from '../composition/migrations.ts';
import { onANewDatabase, type Out, type MaintenanceCommand } from './on-the-database.ts';

/** `seed --items <number>`: a world of that size in an empty database. Called again, it goes on where it was broken off. */
export const seedWorld: MaintenanceCommand = async (args, config, out) => {
  const options = {
    items: { type: 'string', default: '1000000' },
    days: { type: 'string', default: '120' },
    seed: { type: 'string', default: 'shelfline' },
    workers: { type: 'string', default: '2' },
  } as const;
  const { values } = parseArgs({ args, options });
  const plan: LargePlan = {
    seed: values.seed,
    items: wholeNumber('items', values.items, 300, 20_000_000),
    days: wholeNumber('days', values.days, 30, 1_000),
    now: new Date(),
  };
  const workers = wholeNumber('workers', values.workers, 1, 64);
  await onANewDatabase(config, async (pool, url) => {
    await migrate(pool, migrations);
    const masterKey = await personalDataKey(config.personalDataKey, config.dataDir);
    await seedLargeWorld({ pool, url, plan, masterKey, workers, openWorker: workerInAThread, onProgress: progressOn(out) });
  });
};

const wholeNumber = (name: string, text: string, least: number, most: number): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new CannotStart(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`);
};

/** What a worker makes lives until it is written, some megabytes later: a larger nursery spares most of it a move. */
const maxYoungGenerationSizeMb = 192;

const workerInAThread = async (work: WorkerInput): Promise<PartWorker> => {
  const worker = new Worker(new URL('seed-worker.js', import.meta.url), { workerData: work, resourceLimits: { maxYoungGenerationSizeMb } });
  const answer = async (): Promise<unknown> => (await once(worker, 'message'))[0];
  await answer();
  return {
    make: async (part) => {
      worker.postMessage(part, []);
      const { events, failure } = (await answer()) as { events: number; failure?: unknown };
      if (failure) throw failure;
      return events;
    },
    close: async () => void (await worker.terminate()),
  };
};

const number = new Intl.NumberFormat('en');
const width = 24;

/** A bar that moves on a screen; where the output is kept, a line for each step. */
const progressOn = (out: Out): ((progress: SeedingProgress) => void) => {
  const begun = performance.now();
  let ofParts = '';
  return ({ step, done, total, events, made }) => {
    const seconds = (performance.now() - begun) / 1000;
    const rate = `${number.format(Math.round(made / seconds))} a second`;
    if (step === 'parts') ofParts = `${number.format(events)} events, ${rate}`;
    const said = {
      parts: () => `${bar(done / total)} ${number.format(done)} of ${number.format(total)} items, ${ofParts}`,
      indexes: () => `${bar(done / total)} ${done} of ${total} indexes; ${ofParts}`,
      done: () =>
        `The world stands: ${number.format(total)} items, ${number.format(events)} events, in ${number.format(Math.round(seconds))} s (${rate}).`,
    };
    out.write(out.isTTY ? `\r${said[step]().padEnd(110)}${step === 'done' ? '\n' : ''}` : `${said[step]()}\n`);
  };
};

const bar = (share: number): string => {
  const full = Math.round(share * width);
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${String(Math.floor(share * 100)).padStart(3)} %`;
};
