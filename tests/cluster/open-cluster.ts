import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { migrations } from '#services/composition/migrations.ts';
import { startNatsCluster, type NatsCluster } from '../support/nats-cluster.ts';
import { shownCaptcha } from '../support/portal.ts';
import { openPaySandbox, type PaySandbox } from '#demo/pay-sandbox/open-pay-sandbox.ts';
import { freePort } from '#kernel/embedded-postgres/free-port.ts';
import { sandboxSettings } from '../support/sandbox-settings.ts';
import { openBalancer } from './parts/balancer.ts';
import { openNode, type Node } from './parts/node.ts';
import { openPostgresPair, type PostgresPair } from './parts/postgres-pair.ts';
import { openProxy, type Proxy } from './parts/proxy.ts';
import { openSmallDisk, type SmallDisk } from './parts/small-disk.ts';

/** Three nodes that answer calls behind a balancer, two processors, three NATS and a pair of PostgreSQL, all on this machine. */
export interface Cluster {
  /** Of the balancer. */
  url: string;
  calls: readonly Node[];
  processors: readonly Node[];
  nats: NatsCluster;
  postgres: PostgresPair;
  /** The address that leads to the primary, whichever that is. */
  database: Proxy;
  /** Connections through that address. */
  pool: Pool;
  /** Where uploaded files lie; undefined where this user may not mount one. */
  disk: SmallDisk | undefined;
  /** The bank and Alipay. */
  sandbox: PaySandbox;
  stop(): Promise<void>;
}

export interface ClusterPlan {
  /** Fills the empty database with a demo world. */
  fill: (pool: Pool) => Promise<void>;
  port?: number;
  say?: (line: string) => void;
}

export const captcha = shownCaptcha;

export const openCluster = async (plan: ClusterPlan): Promise<Cluster> => {
  const opened: (() => Promise<unknown>)[] = [];
  const keep = async <Part>(part: Promise<Part>, close: (part: Part) => Promise<unknown>): Promise<Part> => {
    const one = await part;
    opened.push(() => close(one));
    return one;
  };
  const stop = async (): Promise<void> => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    return { ...(await build(plan, keep)), stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
};

type Keep = <Part>(part: Promise<Part>, close: (part: Part) => Promise<unknown>) => Promise<Part>;
const stopping = (part: { stop(): Promise<unknown> }) => part.stop();
const closing = (part: { close(): Promise<unknown> }) => part.close();

const build = async ({ fill, port, say = () => {} }: ClusterPlan, keep: Keep): Promise<Omit<Cluster, 'stop'>> => {
  const folder = await keep(mkdtemp(path.join(tmpdir(), 'shelfline-cluster-')), (made) => rm(made, { recursive: true, force: true }));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  await mkdir(path.join(dataDir, 'files'), { recursive: true });
  const disk = await keep(openSmallDisk(path.join(dataDir, 'files')), async (mounted) => mounted?.remove());

  say('Starting NATS and PostgreSQL, and making the demo world …');
  const nats = await keep(startNatsCluster(), stopping);
  const postgres = await keep(openPostgresPair(folder, filling(fill)), stopping);
  const database = await keep(
    openProxy(() => [postgres.port()]),
    closing,
  );
  const databaseUrl = (name: string): string => {
    const url = new URL(postgres.primaryUrl);
    url.port = String(database.port);
    url.searchParams.set('application_name', name);
    return url.href;
  };

  say('Starting the nodes …');
  const sandbox = await keep(openPaySandbox({ timeFactor: 20_000, settleAfterMs: 300 }), closing);
  const opensOn = port || (await freePort());
  const payments = { ...sandboxSettings(sandbox.url), PUBLIC_URL: `http://localhost:${opensOn}`, BANK_ACCOUNT_HOLD_HOURS: '0' };
  const around = { databaseUrl, replicaUrl: postgres.replicaUrl, nats };
  const nodes = async (names: readonly string[], PROCESSOR: 'true' | 'false'): Promise<Node[]> => {
    const started: Node[] = [];
    for (const name of names)
      started.push(await keep(openNode({ ...around, name, settings: { ...settings, ...payments, DATA_DIR: dataDir, PROCESSOR } }), stopping));
    return started;
  };
  const processors = await nodes(['processor-1', 'processor-2'], 'true');
  const calls = await nodes(['calls-1', 'calls-2', 'calls-3'], 'false');
  const balanced = calls.map((node) => node.port);
  const { url } = await keep(openBalancer(balanced, opensOn), closing);
  const pool = await keep(Promise.resolve(createPool(databaseUrl('onlooker'), { size: 5 })), (open) => open.end());
  return { url, calls, processors, nats, postgres, database, pool, disk, sandbox };
};

const settings = {
  TOKEN_SECRET: 'the same on every node of the cluster',
  DEMO: 'true',
  DEMO_CAPTCHA: captcha,
  NATS_REPLICAS: '3',
  RATE_LIMITS: 'false',
  POOL_SIZE: '10',
};

const filling = (fill: ClusterPlan['fill']) => async (url: string) => {
  const pool = createPool(url, { size: 4 });
  try {
    await migrate(pool, migrations);
    await fill(pool);
  } finally {
    await pool.end();
  }
};
