import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import type { NatsCluster } from '#tests/support/nats-cluster.ts';
import { freePort } from '#kernel/embedded-postgres/free-port.ts';
import { startBuiltNode, type PortalProcess } from '#tests/support/portal-process.ts';
import { openProxy, type Proxy } from './proxy.ts';

/** One portal of the cluster, on one port for its whole life, with cables of its own to each NATS. */
export interface Node {
  name: string;
  port: number;
  /** Where its metrics are read. */
  metricsUrl: string;
  cables: readonly Pick<Proxy, 'cut' | 'mend'>[];
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Its clock goes so many milliseconds ahead of the machine's from now on, or behind it. */
  setClockAhead(ms: number): Promise<void>;
  stop(): Promise<void>;
}

export interface NodePlan {
  name: string;
  /** By the name of the node: the database tells by it who holds a lock. */
  databaseUrl: (name: string) => string;
  replicaUrl: string;
  nats: NatsCluster;
  settings: Record<string, string> & { TOKEN_SECRET: string; DATA_DIR: string };
}

const shiftedClock = pathToFileURL(path.resolve(import.meta.dirname, 'shifted-clock.mjs')).href;

export const openNode = async ({ name, databaseUrl, replicaUrl, nats, settings }: NodePlan): Promise<Node> => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const cables = await Promise.all(nats.members.map(({ url }) => openProxy(() => [Number(new URL(url).port)])));
  const throughCables = nats.members.map(({ url }, index) => {
    const address = new URL(url);
    address.port = String(cables[index]!.port);
    return address.href;
  });
  const clock = path.join(settings.DATA_DIR, `${name}.clock`);
  const own = {
    ...settings,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATABASE_URL: databaseUrl(name),
    REPLICA_URL: replicaUrl,
    NATS_URL: throughCables.join(','),
    SHIFTED_CLOCK: clock,
  };
  const start = () => startBuiltNode(own, shiftedClock);
  await writeFile(clock, '0');
  let running: PortalProcess | undefined = await start();

  return {
    name,
    port,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    cables,
    async kill() {
      await running?.kill();
      running = undefined;
    },
    start: async () => void (running ??= await start()),
    async setClockAhead(ms) {
      await writeFile(clock, String(ms));
      running?.signal('SIGUSR2');
    },
    async stop() {
      await running?.stop();
      await Promise.all(cables.map((cable) => cable.close()));
    },
  };
};
