import { parseArgs } from 'node:util';
import { openCluster } from '../cluster/open-cluster.ts';
import { boardWatcher } from '../soak/watchers/board.ts';
import { hasNatsProgram } from '../support/nats-program.ts';
import { fillWithSmallWorld } from '../support/portal.ts';
import { faults } from './kinds/all.ts';
import { tryFault } from './trial.ts';

/**
 * `npm run test:faults [-- --only node,nats] [-- --rate 10]`: a cluster is worked on by the simulation while it is broken, fault by fault. Who sends the
 * commands keeps a ledger of those that were acknowledged; after each fault the log, the read models, retries and all who look on are held against it.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, rate: { type: 'string', default: '10' } } });
const names = values.only.split(',').filter(Boolean);
const unknown = names.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) throw new Error(`--only knows ${faults.map(({ name }) => name).join(', ')}, not ${unknown.join(', ')}.`);
const ratePerSecond = Number(values.rate);
if (!(ratePerSecond > 0)) throw new Error('--rate must be a number above 0.');
if (!hasNatsProgram()) throw new Error('nats-server is not here: it comes with the package of that name of most systems.');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

let sound = true;
const cluster = await openCluster({ fill: fillWithSmallWorld, say });
try {
  const watcher = await boardWatcher(cluster.url);
  try {
    for (const fault of faults.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const impossible = fault.impossible?.(cluster);
      say(`\n${fault.name}: ${fault.what}${impossible ? ` NOT TRIED: ${impossible}` : ''}`);
      if (impossible) continue;
      const outcome = await tryFault(cluster, fault, { ratePerSecond, watchers: [watcher] });
      for (const line of outcome.told) say(`  ${line}`);
      sound &&= outcome.sound;
    }
  } finally {
    await watcher.close();
  }
} finally {
  await cluster.stop();
}
say(sound ? '\nEverything held.' : '\nNot everything held.');
process.exit(sound ? 0 : 1);
