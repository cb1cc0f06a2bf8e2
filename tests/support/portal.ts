import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { inlineProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { readConfig } from '#services/config.ts';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { migrations } from '#services/composition/migrations.ts';
import { startPortal, type Portal } from '#services/server.ts';
import { movingClock, type MovingClock } from './moving-clock.ts';
import { freshDatabase } from './postgres.ts';

/** What the picture of the sign-in page says, where a journey does not choose it. */
export const shownCaptcha = 'ABCD';

export interface PortalPlan {
  /** `small`: the people, shops, shelves and SKUs of the demo world, and few items. `demo`: all of it, which takes half a minute to make. */
  world?: keyof typeof worlds;
  newCaptcha?: () => string;
  clock?: MovingClock;
  /** Further settings of the environment. */
  settings?: Readonly<Record<string, string>>;
}

export interface OpenPortal extends Portal {
  clock: MovingClock;
  /** What it said: among others the SMS codes of the demo. */
  said: readonly string[];
}

const quiet = () => {};

/** Few items: only the people and places of the demo world are wanted. */
export const fillWithSmallWorld = (pool: Pool): Promise<void> =>
  seedDemoWorld({ pool, inline: runInline(inlineProjections), now: new Date(), say: quiet, size: { items: 200, days: 14 } });

const worlds = { small: { name: 'small world', fill: fillWithSmallWorld }, demo: undefined };

/** The real portal with the built console, in this process, on a database and a free port of its own. */
export const openPortal = async ({
  world = 'small',
  newCaptcha = () => shownCaptcha,
  clock = movingClock(),
  settings = {},
}: PortalPlan = {}): Promise<OpenPortal> => {
  const filled = worlds[world];
  const database = await freshDatabase({ migrations, size: 1, ...(filled && { filled }) });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shelfline-journey-'));
  const own = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', DEMO: 'true', LOG_LEVEL: 'error', POOL_SIZE: '10', CAPTCHA_WORK_BITS: '8' };
  const said: string[] = [];
  const portal = await startPortal(readConfig({ ...own, ...settings }), { clock, newCaptcha, say: (line) => void said.push(line) });
  return {
    ...portal,
    clock,
    said,
    close: async () => {
      await portal.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
