import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reject } from '#contracts/kernel/rejection.ts';
import { commands } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { systemClock } from '#kernel/clock.ts';
import { leadership } from '#kernel/database/leadership.ts';
import { createPool } from '#kernel/database/pool.ts';
import { idempotencyStore } from '#kernel/event-store/idempotency-store.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { typedEvents } from '#kernel/event-store/typed-events.ts';
import { newIds } from '#kernel/ids.ts';
import { startLanes, type Lane, type Lanes } from '#kernel/lanes/lanes.ts';
import { httpDestination } from '#kernel/outbox/destination.ts';
import type { OutboundMessage } from '#kernel/outbox/outbound-message.ts';
import { pgOutbox, type Outbox } from '#kernel/outbox/outbox.ts';
import { outboxFigures } from '#kernel/outbox/outbox-figures.ts';
import { outboxLane, type Delivery } from '#kernel/outbox/outbox-lane.ts';
import { removeMessage, requestDelivery } from '#kernel/outbox/outbox-rows.ts';
import { processLane } from '#kernel/processes/process-lane.ts';
import { react } from '#kernel/processes/react.ts';
import { send } from '#kernel/processes/reactions.ts';
import { appending, commitOf } from '#tests/support/kernel-events.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

interface Received {
  number: string | undefined;
  body: { kind: string; body: unknown };
}

let database: TestDatabase;
let outbox: Outbox;
let server: Server;
let url: string;
/** What came in, also what was then refused. */
let received: Received[] = [];
/** The status that the next call is answered; 200 once there is none. */
let statuses: number[] = [];
/** Is awaited before each answer. */
let beforeAnswer = async () => {};
let deliveries: Delivery[] = [];
const running: Lanes[] = [];

const receive = async (request: IncomingMessage): Promise<Received> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return { number: request.headers['idempotency-key'] as string | undefined, body: JSON.parse(Buffer.concat(parts).toString()) };
};

beforeAll(async () => {
  database = await freshDatabase();
  outbox = pgOutbox(database.pool, Buffer.alloc(32, 7), newIds);
  server = createServer((request, response) => {
    void receive(request).then(async (one) => {
      received.push(one);
      const status = statuses.shift() ?? 200;
      await beforeAnswer();
      response.writeHead(status).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`;
});
beforeEach(() => {
  [received, statuses, deliveries, beforeAnswer] = [[], [], [], async () => {}];
});
afterEach(async () => {
  for (const lanes of running.splice(0)) await lanes.stop();
  await database.pool.query('TRUNCATE outbox, outbox_breakers, events, streams, processes, kept_answers');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
});

const laneTo = (address: string, timeoutMs = 2_000, pool = database.pool): Lane =>
  outboxLane(httpDestination('shop', { url: address, headers: { authorization: 'Bearer of the shop' } }, timeoutMs), {
    pool,
    outbox,
    retries: { maxAttempts: 8, firstMs: 10, maxMs: 50 },
    pollEvery: 10,
    onError: () => {},
    onDelivery: (_, delivery) => deliveries.push(delivery),
  });
const start = (lanes: readonly Lane[], nodeId = 'n1'): Lanes => {
  const started = startLanes({
    lead: leadership(database.pool, { retryEvery: 20 }),
    nodeId,
    lanes,
    maxAtOnce: 1,
    onError: () => {},
    balanceEvery: 20,
  });
  running.push(started);
  return started;
};
const message = (n: number, more: Partial<OutboundMessage> = {}): OutboundMessage => ({ destination: 'shop', kind: 'offer', body: { n }, ...more });
const figures = async () => (await outboxFigures(database.pool, ['shop']))[0]!;
const arrived = () => received.map(({ body }) => (body.body as { n: number }).n);

const things = streamType<{ count: number }, { type: 'ThingHappened'; data: object }>({
  prefix: 'thing',
  initial: { count: 0 },
  evolve: ({ count }) => ({ count: count + 1 }),
  tags: () => ({}),
});
const context = { actor: { accountId: 'a', name: 'A', terminal: 'system' as const }, correlationId: 'c', causationId: 'c' };

describe('Rule: what leaves the house is decided with the command', () => {
  const run = (id: string, isRefused: boolean) =>
    commands(postgresEventLog(database.pool, { outbox }), systemClock, newIds).run(context, async (load) => {
      const thing = await load.one(things, id);
      const decision = accept(change(thing, { type: 'ThingHappened', data: {} }));
      const failing = { text: 'SELECT 1 / $1::int', values: [0] };
      return { decision, answer: null, messages: [message(1)], ...(isRefused && { extraStatements: [failing] }) };
    });

  it('and not sent where its transaction failed, or it was refused', async () => {
    await expect(run('a', true)).rejects.toThrow('division by zero');
    expect(await figures()).toMatchObject({ waiting: 0 });
    await commands(postgresEventLog(database.pool, { outbox }), systemClock, newIds).run(context, async () => reject('NotFound'));
    expect(await figures()).toMatchObject({ waiting: 0 });
    expect((await run('a', false)).kind).toBe('accepted');
    expect(await figures()).toMatchObject({ waiting: 1, givenUp: 0, breaker: 'closed' });
    start([laneTo(url)]);
    await expect.poll(arrived).toEqual([1]);
    await expect.poll(async () => (await figures()).waiting).toBe(0);
  });

  it('a log without an outbox refuses to lose it', async () => {
    const lost = commands(postgresEventLog(database.pool), systemClock, newIds).run(context, async () => ({
      decision: { changes: [] },
      answer: null,
      messages: [message(1)],
    }));
    await expect(lost).rejects.toThrow('There is no outbox');
  });

  it('a process sends once for each event, under a number of its own', async () => {
    const offering = react<{ type: 'ThingHappened'; data: { n: number } }>({
      name: 'offering',
      title: 'Offering',
      from: 'beginning',
      on: { ThingHappened: ({ data }) => [send(message(data.n))] },
    });
    const log = postgresEventLog(database.pool);
    await log.commit(commitOf([appending('thing-b', 0, { n: 1 }, { n: 2 })]));
    const parts = {
      pool: database.pool,
      log: typedEvents(database.pool, logReader(database.pool).currentPosition),
      commands: commands(log, systemClock, newIds),
      idempotencyStore: idempotencyStore(database.pool),
      clock: systemClock,
      outbox,
      pollEvery: 10,
      onError: (failure: unknown) => expect.unreachable(String(failure)),
    };
    start([processLane(offering, parts), laneTo(url)]);
    await expect.poll(arrived).toEqual([1, 2]);
    expect(new Set(received.map(({ number }) => number)).size).toBe(2);
    expect(received[0]!.number).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});

describe('Rule: a message is delivered at least once, and always under the same number', () => {
  it('in the order in which they were written', async () => {
    for (const n of [1, 2, 3]) await outbox.enqueue(message(n));
    start([laneTo(url)]);
    await expect.poll(arrived).toEqual([1, 2, 3]);
    expect(received[0]).toMatchObject({ body: { kind: 'offer', body: { n: 1 } } });
    await expect.poll(() => deliveries).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('again where it was refused for the moment; the others pass', async () => {
    statuses = [503, 200, 429];
    await outbox.enqueue(message(1));
    await outbox.enqueue(message(2));
    start([laneTo(url)]);
    await expect.poll(arrived).toEqual([1, 2, 1, 1]);
    expect(new Set([received[0]!.number, received[2]!.number, received[3]!.number]).size).toBe(1);
    await expect.poll(async () => (await figures()).waiting).toBe(0);
  });

  it('again where the node died before it could note the answer', async () => {
    await outbox.enqueue(message(1));
    const doomed = createPool(database.url, { size: 2 });
    const lane = laneTo(url, 2_000, doomed);
    beforeAnswer = async () => {
      beforeAnswer = async () => {};
      await doomed.end();
    };
    const turn = <Result>(work: () => Promise<Result>) => work();
    await expect(lane.step({ turn, signal: new AbortController().signal })).rejects.toThrow('Cannot use a pool');
    start([laneTo(url)]);
    await expect.poll(arrived).toEqual([1, 1]);
    expect(received[0]!.number).toBe(received[1]!.number);
    await expect.poll(async () => (await figures()).waiting).toBe(0);
  });

  it('again where no answer comes in time', async () => {
    beforeAnswer = async () => {
      beforeAnswer = async () => {};
      await new Promise((resolve) => setTimeout(resolve, 400));
    };
    await outbox.enqueue(message(1));
    start([laneTo(url, 100)]);
    await expect.poll(arrived).toEqual([1, 1]);
    await expect.poll(() => deliveries).toEqual(['failed', 'delivered']);
  });

  it('but not once it has expired', async () => {
    await outbox.enqueue(message(1, { expiresInMs: 0 }));
    await outbox.enqueue(message(2));
    start([laneTo(url)]);
    await expect.poll(arrived).toEqual([2]);
    expect(deliveries[0]).toBe('expired');
  });
});

describe('Rule: what cannot be delivered is given up and waits for a person', () => {
  const rowsOf = async () => (await database.pool.query('SELECT message_id, attempts, error FROM outbox')).rows;

  it('at once where it is refused for good; a retry sends it under its number', async () => {
    statuses = [422];
    await outbox.enqueue(message(1));
    start([laneTo(url)]);
    await expect.poll(async () => (await figures()).givenUp).toBe(1);
    const [row] = await rowsOf();
    expect(row).toMatchObject({ attempts: 1, error: 'Error: HTTP status 422' });
    const retry = requestDelivery(row.message_id);
    await database.pool.query(retry.text, [...retry.values]);
    await expect.poll(arrived).toEqual([1, 1]);
    expect(received.map(({ number }) => number)).toEqual([row.message_id, row.message_id]);
    await expect.poll(rowsOf).toEqual([]);
  });

  it('or it is discarded', async () => {
    statuses = [400];
    await outbox.enqueue(message(1));
    start([laneTo(url)]);
    await expect.poll(async () => (await figures()).givenUp).toBe(1);
    const discard = removeMessage((await rowsOf())[0].message_id);
    await database.pool.query(discard.text, [...discard.values]);
    expect(await figures()).toMatchObject({ waiting: 0, givenUp: 0 });
  });
});

describe('Rule: a destination that does not answer is left alone for a while', () => {
  it('then one message tries it, and the others follow where it is back', async () => {
    statuses = [500, 500, 500, 500, 500];
    for (const n of [1, 2, 3, 4, 5, 6, 7]) await outbox.enqueue(message(n));
    start([laneTo(url)]);
    await expect.poll(async () => (await figures()).breaker).toBe('open');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(arrived()).toEqual([1, 2, 3, 4, 5]);
    expect(await figures()).toMatchObject({ waiting: 7, retrying: 5 });

    statuses = [500];
    await database.pool.query('UPDATE outbox_breakers SET open_until = now()');
    await expect.poll(async () => received.length).toBe(6);
    await expect.poll(async () => (await figures()).breaker).toBe('open');

    await database.pool.query('UPDATE outbox_breakers SET open_until = now()');
    await expect.poll(async () => (await figures()).waiting).toBe(0);
    expect(await figures()).toMatchObject({ breaker: 'closed' });
    expect(new Set(arrived())).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  });

  it('and a message that it refuses is not counted against it', async () => {
    statuses = [422, 422, 422, 422, 422, 422];
    for (const n of [1, 2, 3, 4, 5, 6, 7]) await outbox.enqueue(message(n));
    start([laneTo(url)]);
    await expect.poll(arrived).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await figures()).toMatchObject({ breaker: 'closed', givenUp: 6 });
  });

  it('while it waits for an answer, it takes no connection and no turn from other lanes', async () => {
    let letGo = () => {};
    beforeAnswer = () => new Promise((resolve) => void (letGo = resolve));
    await outbox.enqueue(message(1));
    let steps = 0;
    const other: Lane = { name: 'other', step: ({ turn }) => turn(async () => (++steps, 5)) };
    start([laneTo(url, 5_000), other]);
    await expect.poll(arrived).toEqual([1]);
    const before = steps;
    await expect.poll(() => steps).toBeGreaterThan(before + 3);
    letGo();
    await expect.poll(async () => (await figures()).waiting).toBe(0);
  });
});

describe('Rule: what waits in the outbox can be read by nobody who has not the key', () => {
  it('and by nobody for another message', async () => {
    await outbox.enqueue(message(1, { body: { to: '+1 845 555 0199', text: 'Your code is 481516' } }));
    const { rows } = await database.pool.query<{ message_id: string; body: Buffer }>('SELECT message_id, body FROM outbox');
    const { message_id: messageId, body } = rows[0]!;
    for (const part of ['555', '481516', 'code']) expect(body.includes(part)).toBe(false);
    expect(outbox.bodyOf(messageId, body)).toEqual({ to: '+1 845 555 0199', text: 'Your code is 481516' });
    expect(() => outbox.bodyOf(newIds.eventId(), body)).toThrow('unable to authenticate');
    expect(() => pgOutbox(database.pool, Buffer.alloc(32, 8), newIds).bodyOf(messageId, body)).toThrow('unable to authenticate');
  });
});
