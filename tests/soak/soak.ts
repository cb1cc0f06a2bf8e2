import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { atMost, shownFigures } from '../bench/figure.ts';
import { startPortalProcess } from '../bench/portal.ts';
import { benchDatabase } from '../bench/world.ts';
import { simulate } from '../simulate/simulation.ts';
import { reportOf } from '../simulate/report.ts';
import { agreement } from './agreement.ts';
import { healthOf, pauseBetween, type Health } from './health.ts';
import { boardWatcher } from './watchers/board.ts';
import { figuresWatcher } from './watchers/figures.ts';
import { itemWatcher } from './watchers/item.ts';
import { captcha, type Watcher } from './watchers/watcher.ts';

/**
 * `npm run soak [-- --minutes 10] [-- --rate 20]`: the floor is worked through the public API while three people look on, each in a browser of their own: a
 * supervisor at the board, a seller at inventory and drawer, an administrator at the figures. Once it rests, each page must show what the API answers; its
 * memory must not have grown, it must hold no more than when it is opened anew, and nothing may have held it up for long.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'soak' },
  },
});
const [minutes, ratePerSecond] = [Number(values.minutes), Number(values.rate)];
if (!(minutes > 0 && ratePerSecond > 0)) throw new Error('--minutes and --rate must be numbers above 0.');

/** Memory at the end may be this many times that of when the pages had settled in. */
const growth = 1.15;
/** In ms at work. */
const MAX_TASK_MS = 200;

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const database = await benchDatabase();
const report = reportOf();
const watchers: Watcher[] = [];
let sound = false;
try {
  say('Making the demo world …');
  const portal = await startPortalProcess({ DATABASE_URL: await database.fresh('soak'), DEMO: 'true', DEMO_CAPTCHA: captcha });
  try {
    for (const watches of [boardWatcher, itemWatcher, figuresWatcher]) watchers.push(await watches(portal.url));
    sound = await soak(portal.url);
  } finally {
    await Promise.allSettled(watchers.map(({ close }) => close()));
    await portal.stop();
  }
} finally {
  await database.stop();
}
process.exit(sound ? 0 : 1);

async function soak(url: string): Promise<boolean> {
  const healths = new Map<Watcher, Health>();
  for (const watcher of watchers) healths.set(watcher, await healthOf(watcher.page));

  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const over = new AbortController();
  say(`Working for ${minutes} minutes at ${ratePerSecond} commands a second …`);
  const lines = setInterval(() => say(report.line()), 30_000);
  const plan = { url, seed: values.seed, captcha, ratePerSecond, until: stop.signal, lastingMs: minutes * 60_000, report };
  // Whichever ends first, also by failing, ends the other.
  await Promise.all([simulate(plan).finally(() => over.abort()), lookOn(healths, over.signal).finally(() => stop.abort())]).finally(() =>
    clearInterval(lines),
  );
  say(report.summary());

  const agreed = await Promise.all(watchers.map(agreement));
  for (const line of agreed.flatMap(({ told }) => told)) tell(line);
  const figures = [];
  for (const [watcher, health] of healths) {
    const { name } = watcher;
    const { heap, nodes, longest } = await health.sum(() => reopen(watcher));
    figures.push(
      atMost(`${name}-memory`, heap.end, 'MB', heap.start, growth),
      atMost(`${name}-nodes`, nodes.end, 'nodes', nodes.start, growth),
      atMost(`${name}-task`, longest.busy, 'ms', MAX_TASK_MS, 1),
    );
  }
  tell(shownFigures(figures));
  const amiss = report.attempts.filter(({ ending }) => ending === 'unexpected' || ending === 'failed');
  tell(`${report.attempts.length} attempts, ${amiss.length} of them failed or were refused unexpectedly`);
  for (const { command, ending, reason, ms, requestId } of amiss)
    tell(`  ${command} ${ending}: ${reason ?? 'no answer'} after ${Math.round(ms)} ms (${requestId})`);
  return amiss.length === 0 && agreed.every(({ same }) => same) && figures.every(({ met }) => met);
}

async function reopen({ page, goesOn }: Watcher): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
  await goesOn();
  await page.waitForLoadState('networkidle');
  // For charts and drawers to have drawn what came.
  await sleep(3000);
}

/** Every so often each does what people do while they look on, and its memory is read. */
async function lookOn(healths: ReadonlyMap<Watcher, Health>, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await pauseBetween(over);
    for (const [watcher, health] of healths) {
      await watcher.goesOn();
      await health.read();
    }
  }
}
