import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parsePosition } from '#contracts/kernel/events/recorded-event.ts';
import type { LogNotice } from '#kernel/bus/notices.ts';
import { openBus, type OpenBus } from '#kernel/bus/open-bus.ts';
import { leadership } from '#kernel/database/leadership.ts';
import { createPool } from '#kernel/database/pool.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { appending, commitOf } from '#tests/support/kernel-events.ts';
import { hasNats, startNats, type NatsServer } from '#tests/support/nats.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
let nats: NatsServer | undefined;
beforeAll(async () => {
  [database, nats] = await Promise.all([freshDatabase(), startNats()]);
});
afterAll(async () => {
  await database.close();
  await nats?.stop();
});

interface Node extends OpenBus {
  heard: LogNotice[];
  write(stream: string, at: number): Promise<void>;
}

const openNode = async (natsUrl: string | undefined, namespace: string): Promise<Node> => {
  const pool = createPool(database.url, { size: 6 });
  const open = await openBus({ pool, log: logReader(pool), lead: leadership(pool, { retryEvery: 50 }), natsUrl, namespace });
  const log = postgresEventLog(pool, { onCommitted: () => open.bus.wake() });
  const heard: LogNotice[] = [];
  open.noticeFeed.follow((notices) => void heard.push(...notices));
  return {
    ...open,
    heard,
    write: async (stream, at) => {
      expect((await log.commit(commitOf([appending(stream, at, {})]))).kind).toBe('committed');
    },
    close: async () => {
      await open.close();
      await pool.end();
    },
  };
};

const untilHeard = async (node: Node, count: number) => {
  while (node.heard.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
};

/** Of this database only: other test files work on the same server. */
const endConnections = (which: string) =>
  database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${which}`,
  );

const loggedAfter = async (from: string) =>
  (await logReader(database.pool).readAfter(parsePosition(from), 100_000)).map(({ event }) => event.eventId);

const forms = [
  { form: 'over PostgreSQL', overNats: false, runs: true },
  {
    form: `over NATS${hasNats() ? '' : ' (skipped: neither NATS_URL nor a container engine nor nats-server is here)'}`,
    overNats: true,
    runs: hasNats(),
  },
];

describe.each(forms)('Rule: every node hears of every commit once, in the log’s order, $form', ({ overNats, runs }) => {
  let namespace: string;
  beforeEach(() => {
    namespace = `t${randomUUID().slice(0, 8)}`;
  });
  const node = () => openNode(overNats ? nats!.url : undefined, namespace);

  it.runIf(runs)('tells all nodes the same, and one who was away what it missed', async () => {
    const [one, two] = [await node(), await node()];
    const from = (await logReader(database.pool).currentPosition()).transactionId;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let index = 0; index < 50; index++) await (writer % 2 ? one : two).write(`${namespace}-${writer}`, index);
    });
    await Promise.all(writers);
    await Promise.all([untilHeard(one, 400), untilHeard(two, 400)]);
    const ids = await loggedAfter(`${from}-9223372036854775807`);
    expect(one.heard.map(({ eventId }) => eventId)).toEqual(ids);
    expect(two.heard).toEqual(one.heard);

    const middle = parsePosition(one.heard[149]!.position)!;
    expect(await two.noticeFeed.since(middle, 1_000)).toEqual(one.heard.slice(150));
    expect(one.noticeFeed.position()).toEqual(parsePosition(one.heard.at(-1)!.position));
    expect(one.heard[0]).toMatchObject({ type: 'ThingHappened', tags: { warehouseId: 'w-1' }, actorName: 'Lin' });
    await Promise.all([one.close(), two.close()]);
  });

  it.runIf(runs)('loses and repeats nothing when connections die and a node goes', async () => {
    const [one, two, three] = [await node(), await node(), await node()];
    for (let index = 0; index < 300; index++) {
      await two.write(`${namespace}-lost`, index);
      if (index === 100) await endConnections(`pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory')`);
      if (index === 150) await endConnections(`query LIKE '%log_grew%'`);
      if (index === 200) await one.close();
    }
    await Promise.all([untilHeard(two, 300), untilHeard(three, 300)]);
    expect(two.heard.map(({ version }) => version)).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
    expect(three.heard).toEqual(two.heard);
    await Promise.all([two.close(), three.close()]);
  });

  it.runIf(runs)('and what one says to the others, who hear it and it does not', async () => {
    const [one, two] = [await node(), await node()];
    const heard: string[] = [];
    one.bus.onMessage((text) => heard.push(`one: ${text}`));
    two.bus.onMessage((text) => heard.push(`two: ${text}`));
    await expect
      .poll(() => {
        one.bus.publish('名字 "Rob"');
        return heard;
      })
      .toContain('two: 名字 "Rob"');
    expect(heard.filter((text) => text.startsWith('one'))).toEqual([]);
    await Promise.all([one.close(), two.close()]);
  });

  it.runIf(runs)('follows a burst closely', async () => {
    const [one, two] = [await node(), await node()];
    await one.write(`${namespace}-warm`, 0);
    await untilHeard(two, 1);
    const delays: number[] = [];
    for (let index = 0; index < 20; index++) {
      const committed = performance.now();
      await one.write(`${namespace}-burst`, index);
      await untilHeard(two, index + 2);
      delays.push(performance.now() - committed);
    }
    expect(delays.toSorted((a, b) => a - b)[10]).toBeLessThan(500);
    await Promise.all([one.close(), two.close()]);
  });
});
