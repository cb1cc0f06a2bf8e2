import { randomUUID } from 'node:crypto';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { positionText } from '#contracts/kernel/events/recorded-event.ts';
import { localBus } from '#kernel/bus/bus.ts';
import { lastRelayed, openLogStream, streamName, subjectOf } from '#kernel/bus/nats/jetstream-log.ts';
import { natsNotices } from '#kernel/bus/nats/nats-notices.ts';
import { startRelay } from '#kernel/bus/nats/nats-relay.ts';
import { noticeOf, type LogNotice } from '#kernel/bus/notices.ts';
import { leadership } from '#kernel/database/leadership.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { appending, commitOf } from '#tests/support/kernel-events.ts';
import { hasNats, startNats, type NatsServer } from '#tests/support/nats.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
let server: NatsServer;
let nats: NatsConnection;

const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
};

const feedOf = async (namespace: string, silence: number) => {
  const feed = await natsNotices({ nats, namespace, log: logReader(database.pool), silence });
  const heard: LogNotice[] = [];
  feed.follow((notices) => void heard.push(...notices));
  return { feed, heard };
};

const write = async (stream: string, count: number) => {
  for (let index = 0; index < count; index++) await postgresEventLog(database.pool).commit(commitOf([appending(stream, index, {})]));
};

describe.runIf(hasNats())('Rule: what NATS does not bring is read from the log', () => {
  beforeAll(async () => {
    [database, server] = await Promise.all([freshDatabase(), startNats().then((started) => started!)]);
    nats = await connect({ servers: server.url });
  });
  afterAll(async () => {
    await nats.close();
    await server.stop();
    await database.close();
  });

  it('fills the gap before a notice that does not follow on the last one', async () => {
    const namespace = `t${randomUUID().slice(0, 8)}`;
    const { feed, heard } = await feedOf(namespace, 60_000);
    const from = feed.position();
    await write('gap', 5);
    const log = logReader(database.pool);
    await until(async () => (await log.readAfter(from, 10)).length === 5);
    const [, third, fourth] = (await log.readAfter(from, 10)).slice(1);
    const relayed = { after: positionText(third!.position), notice: noticeOf(fourth!) };
    await jetstream(nats).publish(subjectOf(namespace, relayed.notice.type), JSON.stringify(relayed));
    await until(() => heard.length >= 4);
    expect(heard.map(({ version }) => version).slice(0, 4)).toEqual([1, 2, 3, 4]);
    await feed.close();
  });

  it('polls the log while no relay runs', async () => {
    const { feed, heard } = await feedOf(`t${randomUUID().slice(0, 8)}`, 30);
    await write('poll', 3);
    await until(() => heard.length === 3);
    expect(heard.map(({ version }) => version)).toEqual([1, 2, 3]);
    await feed.close();
  });

  it('relays on after the stream was emptied, and over one that another database filled', async () => {
    const namespace = `t${randomUUID().slice(0, 8)}`;
    await openLogStream(nats, namespace);
    const foreign = { after: '0-0', notice: { position: '99999999-99999999' } };
    await jetstream(nats).publish(subjectOf(namespace, 'Other'), JSON.stringify(foreign));
    const { feed, heard } = await feedOf(namespace, 60_000);

    const relayUntilHeard = async (stream: string, count: number) => {
      const bus = localBus();
      const relay = startRelay({ nats, namespace, log: logReader(database.pool), lead: leadership(database.pool), bus, pollEvery: 20 });
      await until(relay.isActive);
      const before = heard.length;
      await write(stream, count);
      await until(async () => heard.length >= before + count && (await lastRelayed(nats, namespace)).last?.notice.streamId === stream);
      await relay.stop();
    };
    await relayUntilHeard('over', 5);
    await (await jetstreamManager(nats)).streams.purge(streamName(namespace));
    await relayUntilHeard('emptied', 5);
    expect(heard.map(({ streamId, version }) => `${streamId} ${version}`)).toEqual([
      ...[1, 2, 3, 4, 5].map((version) => `over ${version}`),
      ...[1, 2, 3, 4, 5].map((version) => `emptied ${version}`),
    ]);
    await feed.close();
  });
});
