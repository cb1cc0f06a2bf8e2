import { jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLogStream, streamName } from '#kernel/bus/nats/jetstream-log.ts';
import { natsServers } from '#kernel/bus/nats/nats-servers.ts';
import type { LogNotice } from '#kernel/bus/notices.ts';
import { openBus, type OpenBus } from '#kernel/bus/open-bus.ts';
import { leadership } from '#kernel/database/leadership.ts';
import { createPool } from '#kernel/database/pool.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { appending, commitOf } from '#tests/support/kernel-events.ts';
import { startNatsCluster, type NatsCluster } from '#tests/support/nats-cluster.ts';
import { hasNatsProgram } from '#tests/support/nats-program.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

const skipped = hasNatsProgram() ? '' : ' (skipped: nats-server is not here)';
const namespace = 'cluster';

describe.runIf(hasNatsProgram())(`Rule: notices outlive a server of the NATS cluster that keeps them${skipped}`, () => {
  let database: TestDatabase;
  let cluster: NatsCluster;
  let nats: NatsConnection;
  let bus: OpenBus;
  const heard: LogNotice[] = [];

  beforeAll(async () => {
    [database, cluster] = await Promise.all([freshDatabase(), startNatsCluster()]);
    nats = await connect(natsServers(cluster.url));
  });
  afterAll(async () => {
    await bus?.close();
    await nats?.close();
    await cluster?.stop();
    await database.close();
  });

  const replicas = async () => (await (await jetstreamManager(nats)).streams.info(streamName(namespace))).config.num_replicas;
  const write = async (stream: string) => {
    const log = postgresEventLog(database.pool, { onCommitted: () => bus.bus.wake() });
    for (let index = 0; index < 5; index++) await log.commit(commitOf([appending(stream, index, {})]));
  };
  const versionsOf = (stream: string) => heard.filter(({ streamId }) => streamId === stream).map(({ version }) => version);

  it('keeps as many copies as are wished, also of a stream that had fewer', async () => {
    await openLogStream(nats, namespace);
    expect(await replicas()).toBe(1);
    const pool = createPool(database.url, { size: 4 });
    const open = await openBus({
      pool,
      log: logReader(pool),
      lead: leadership(pool, { retryEvery: 50 }),
      natsUrl: cluster.url,
      natsReplicas: 3,
      namespace,
    });
    bus = { ...open, close: () => open.close().then(() => pool.end()) };
    bus.noticeFeed.follow((notices) => void heard.push(...notices));
    expect(await replicas()).toBe(3);
  });

  it('and leaves them alone where none are wished', async () => {
    await openLogStream(nats, namespace);
    expect(await replicas()).toBe(3);
  });

  it('tells each once and in order after the leader of the stream was killed', async () => {
    await write('before');
    await expect.poll(() => versionsOf('before')).toEqual([1, 2, 3, 4, 5]);
    const leader = await cluster.leaderOf(streamName(namespace));
    await leader.kill();
    await write('without');
    await expect.poll(() => versionsOf('without')).toEqual([1, 2, 3, 4, 5]);
    await leader.start();
    await write('after');
    await expect.poll(() => versionsOf('after')).toEqual([1, 2, 3, 4, 5]);
  });
});
