import { parseArgs } from 'node:util';
import { inlineProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { reportOf } from '../simulate/report.ts';
import { simulate } from '../simulate/simulation.ts';
import { hasNatsProgram } from '../support/nats-program.ts';
import { captcha, openCluster, type Cluster } from './open-cluster.ts';

/**
 * `bin/cluster [--port 3000] [--rate 20]`: several nodes as an operator has them, on this machine, with the simulation at work on them until Ctrl-C;
 * `--rate 0` leaves them to whoever opens the page.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '3000' }, rate: { type: 'string', default: '20' }, seed: { type: 'string', default: 'cluster' } },
});
const [port, ratePerSecond] = [Number(values.port), Number(values.rate)];
if (!(port >= 0 && ratePerSecond >= 0)) throw new Error('--port and --rate must be numbers.');
if (!hasNatsProgram()) throw new Error('nats-server is not here: it comes with the package of that name of most systems.');

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

const fill: Parameters<typeof openCluster>[0]['fill'] = (pool) => seedDemoWorld({ pool, inline: runInline(inlineProjections), now: new Date(), say });
const cluster = await openCluster({ fill, port, say });
try {
  tell(cluster);
  await work(cluster);
} finally {
  say('Stopping …');
  await cluster.stop();
}
process.exit(0);

function tell({ url, calls, processors, nats, postgres }: Cluster): void {
  say(`\nThe balancer is open on ${url}; the picture of the sign-in page says ${captcha}.`);
  for (const node of [...calls, ...processors]) say(`  ${node.name.padEnd(12)} http://localhost:${node.port}, metrics on ${node.metricsUrl}`);
  for (const member of nats.members) say(`  ${member.name.padEnd(12)} 127.0.0.1:${new URL(member.url).port}`);
  say(`  PostgreSQL   127.0.0.1:${postgres.port()}, with a replica that has every commit before it is answered, and from which lists are read\n`);
}

async function work({ url }: Cluster): Promise<void> {
  if (ratePerSecond === 0) return new Promise((resolve) => stop.signal.addEventListener('abort', () => resolve()));
  const report = reportOf();
  const lines = setInterval(() => say(report.line()), 1000);
  await simulate({ url, captcha, seed: values.seed, ratePerSecond, until: stop.signal, report }).finally(() => clearInterval(lines));
  say(report.summary());
}
