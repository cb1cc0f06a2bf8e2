import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endpoints } from '#contracts/endpoints.ts';
import { createPool } from '#kernel/database/pool.ts';
import { atMost, shownFigures } from '../bench/figure.ts';
import { startPortalProcess } from '../bench/portal.ts';
import { benchDatabase } from '../bench/world.ts';
import { actorLogins, actorsOf } from './actors.ts';
import { fuzz } from './fuzzing.ts';
import { memoryOf } from './memory.ts';
import { namesOfThings } from './names-of-things.ts';
import { toldFaults, toldStatuses } from './told.ts';

/**
 * `npm run fuzz [-- --requests 20000] [-- --seed 1]`: requests made from the schema of every endpoint, as everyone of the demo world and as a stranger. None
 * may be answered with a fault of the portal, with nothing, or with other than its contract says; and the portal may not grow by it.
 */
const { values } = parseArgs({ options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } } });
const [requests, seed] = [Number(values.requests), Number(values.seed)];
if (!(requests > 0 && Number.isInteger(seed))) throw new Error('--requests must be a number above 0, --seed a whole number.');

/** Memory at the end may be this many times that of when the portal had warmed up. */
const growth = 1.15;
const readings = 40;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const database = await benchDatabase();
// Of its own: what an earlier run left there would be found, and not be made under this one.
const dataDir = await mkdtemp(path.join(tmpdir(), 'shelfline-fuzz-'));
let sound = false;
try {
  const url = await database.fresh('fuzz');
  say('Making the demo world …');
  const portal = await startPortalProcess({ DATABASE_URL: url, DEMO: 'true', DATA_DIR: dataDir });
  const pool = createPool(url, { size: 4 });
  try {
    const memory = memoryOf(portal.pid);
    const things = await namesOfThings(pool, actorLogins);
    const begun = performance.now();
    const answered = async (done: number): Promise<void> => {
      if (done % Math.ceil(requests / readings) === 0) await memory.read();
    };
    const fuzzed = await fuzz({ url: portal.url, actors: await actorsOf(pool), things, requests, seed, answered });
    const { start, end } = memory.growth();
    const resident = atMost('memory', end, 'MB', start, growth);

    say(`${requests} requests in ${Math.round((performance.now() - begun) / 1000)} s with seed ${seed}: ${toldStatuses(fuzzed)}`);
    say(`${fuzzed.tried.size} of ${endpoints.length} endpoints were asked, ${fuzzed.reached.size} let somebody in`);
    say(`The slowest answer was that of ${fuzzed.slowest.endpoint}: ${Math.round(fuzzed.slowest.ms)} ms`);
    say(shownFigures([resident]));
    for (const line of toldFaults(fuzzed.faults)) say(line);
    sound = fuzzed.faults.length === 0 && resident.met;
  } finally {
    await pool.end();
    await portal.stop();
  }
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(sound ? 0 : 1);
