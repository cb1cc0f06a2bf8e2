import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReviews } from '#contracts/audit/audit-queries.ts';
import { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { heartbeatMs } from '#contracts/live/messages.ts';
import { reviewTopic } from '#contracts/audit/audit-topics.ts';
import { migrations } from '#services/composition/migrations.ts';
import { freePort } from '#kernel/embedded-postgres/free-port.ts';
import { followLive, type LiveClient } from '#tests/support/live-client.ts';
import { hasNatsProgram, startNatsProgram, type NatsProgram } from '#tests/support/nats-program.ts';
import { callsOf, type Calls } from '#tests/support/portal-calls.ts';
import { newTrackingNumber, product, warehouseId } from '#tests/support/portal-goods.ts';
import { startPortalNode, type PortalProcess } from '#tests/support/portal-process.ts';
import { fillWithSmallWorld } from '#tests/support/portal.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

const skipped = hasNatsProgram() ? '' : ' (skipped: nats-server is not here)';

describe.runIf(hasNatsProgram())(`Rule: what is done on one node shows on every other, over NATS${skipped}`, { timeout: 180_000 }, () => {
  let database: TestDatabase;
  let nats: NatsProgram;
  let dataDir: string;
  let one: Node;
  let two: Node;

  interface Node {
    portal: PortalProcess;
    seller: Calls;
    admin: Calls;
  }

  const openNode = async (): Promise<Node> => {
    const settings = {
      DATABASE_URL: database.url,
      NATS_URL: nats.url,
      DATA_DIR: dataDir,
      TOKEN_SECRET: 'the same on every node of a portal',
      DEMO: 'true',
    };
    const portal = await startPortalNode({ ...settings, PORT: String(await freePort()) });
    const [seller, admin] = await Promise.all(['seller', 'admin'].map((login) => callsOf(portal.url, login, { read: captchaOf })));
    return { portal, seller: seller!, admin: admin! };
  };

  const captchaOf = async (captchaId: string): Promise<string> => {
    const { rows } = await database.pool.query<{ code: string }>('SELECT code FROM captchas WHERE captcha_id = $1', [captchaId]);
    return rows[0]!.code;
  };

  beforeAll(async () => {
    [database, nats, dataDir] = await Promise.all([
      freshDatabase({ migrations, filled: { name: 'small world', fill: fillWithSmallWorld } }),
      startNatsProgram(),
      mkdtemp(path.join(tmpdir(), 'shelfline-test-nodes-')),
    ]);
    one = await openNode();
    two = await openNode();
  });
  afterAll(async () => {
    await Promise.all([one?.portal.stop(), two?.portal.stop()]);
    await nats.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Forecasts one item; answers its stream. */
  const forecast = async ({ seller }: Node): Promise<string> => {
    const lines = [{ ...product, quantity: 1 }];
    const { lines: expected } = await seller.send(createForecastEndpoint, {
      warehouseId,
      logNo: newTrackingNumber(),
      shippingType: 'express',
      lines,
      remark: '',
    });
    return `item-${expected[0]!.oneIds[0]}`;
  };

  const forecasts = async (node: Node, count: number): Promise<string[]> => {
    const made: string[] = [];
    while (made.length < count) made.push(await forecast(node));
    return made;
  };

  const follow = ({ portal, admin }: Node, since?: string) => followLive(portal.url, admin.token, 'inventory:all', since);
  const heardBy = ({ notices }: LiveClient): string[] => notices.map(({ streamId }) => streamId);
  /** Each of these once, in this order. What was committed before the client came may reach it too, where a long transaction held it back. */
  const hears = (client: LiveClient, streams: readonly string[]) =>
    expect.poll(() => heardBy(client).filter((stream) => streams.includes(stream)), { timeout: patience, interval: 10 }).toEqual(streams);

  /** Other test files write on the same server, and what follows an open transaction of theirs is told after it only. */
  const patience = 30_000;

  /** From the answer to the command until the other node's socket was told, in ms. */
  const delay = async (from: Node, client: LiveClient): Promise<number> => {
    const stream = await forecast(from);
    const answered = performance.now();
    await expect.poll(() => heardBy(client), { timeout: patience, interval: 5 }).toContain(stream);
    return performance.now() - answered;
  };
  /** A node that hears nothing looks into the log 600 ms after it looked last, which is when it told of the forecast before. */
  const followsClosely = (client: LiveClient, from: Node) =>
    expect
      .poll(async () => Math.max(await delay(from, client), await delay(from, client), await delay(from, client)), { timeout: 2 * patience })
      .toBeLessThan(250);

  it('within a moment, in either direction', async () => {
    for (const [from, to] of [
      [one, two],
      [two, one],
    ] as const) {
      const client = await follow(to);
      await hears(client, await forecasts(from, 20));
      await followsClosely(client, from);
      client.close();
    }
  });

  it('after kill -9 of a node: whoever followed it goes on at the other and has missed nothing', async () => {
    const before = await follow(one);
    const made = await forecasts(two, 5);
    await hears(before, made);
    await one.portal.kill();
    made.push(...(await forecasts(two, 5)));
    const after = await follow(two, before.position());
    made.push(...(await forecasts(two, 5)));
    await hears(after, made.slice(5));
    await followsClosely(after, two);
    after.close();

    one = await openNode();
    const again = await follow(one);
    await hears(again, await forecasts(two, 5));
    again.close();
  });

  it('who has an application open, until they close it or their node dies', async () => {
    const waiting = await one.admin.read(listReviews, { view: 'toReview' });
    const topic = reviewTopic(waiting.data[0]!.oddNo);
    const colleague = await callsOf(one.portal.url, 'super', { read: captchaOf });
    const reviewer = await followLive(two.portal.url, two.admin.token, topic);
    const beside = () => followLive(one.portal.url, colleague.token, topic);
    const names = () => expect.poll(reviewer.present, { timeout: patience, interval: 10 });

    const first = await beside();
    await names().toEqual([expect.any(String)]);
    expect(first.present()).toHaveLength(1);
    first.close();
    await names().toEqual([]);

    await beside();
    await names().toHaveLength(1);
    await one.portal.kill();
    await expect.poll(reviewer.present, { timeout: 4 * heartbeatMs, interval: 100 }).toEqual([]);
    reviewer.close();
    one = await openNode();
  });

  it.each([
    ['NATS was killed and came back', async () => {}],
    ['NATS came back without what it had stored', () => nats.forget()],
  ])('when %s: each fact once, in order', async (_what, meanwhile) => {
    const client = await follow(two);
    const made = await forecasts(one, 3);
    await nats.kill();
    made.push(...(await forecasts(one, 3)));
    await hears(client, made);
    await meanwhile();
    await nats.start();
    made.push(...(await forecasts(one, 3)));
    await hears(client, made);
    await followsClosely(client, one);
    client.close();
  });
});
