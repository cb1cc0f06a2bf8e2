import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DomainEvent } from '#contracts/kernel/events/recorded-event.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { commands as commandsOn, toOutcome, type Handle } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { leadership } from '#kernel/database/leadership.ts';
import { createPool } from '#kernel/database/pool.ts';
import { idempotencyStore } from '#kernel/event-store/idempotency-store.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { typedEvents } from '#kernel/event-store/typed-events.ts';
import { newIds } from '#kernel/ids.ts';
import { startLanes, type Lanes } from '#kernel/lanes/lanes.ts';
import { removeDeadLetter, requestRetry } from '#kernel/processes/dead-letters.ts';
import { processFigures } from '#kernel/processes/process-figures.ts';
import { processLane, type ProcessParts } from '#kernel/processes/process-lane.ts';
import { react, type Process } from '#kernel/processes/react.ts';
import { attempt, cancel, issue, schedule, type ProcessCommand } from '#kernel/processes/reactions.ts';
import { appending, commitOf } from '#tests/support/kernel-events.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { settableClock } from '#tests/support/settable-clock.ts';

type ThingHappened = DomainEvent<'ThingHappened', { n?: number; at?: string }>;
type Echoed = DomainEvent<'Echoed', { of: string }>;

const echoes = streamType<{ count: number }, Echoed>({
  prefix: 'echo',
  initial: { count: 0 },
  evolve: ({ count }) => ({ count: count + 1 }),
  tags: () => ({}),
});
/** Appends one fact to the echo of a thing each time it runs. */
const echo: ProcessCommand<{ of: string }> =
  ({ of }) =>
  async (load) => {
    const echoed = await load.one(echoes, of);
    return toOutcome(accept(change(echoed, { type: 'Echoed', data: { of } })), null);
  };
const refuse: ProcessCommand<object> = () => async () => reject('NotFound');

let database: TestDatabase;
const running: Lanes[] = [];
const clock = settableClock(new Date('2026-03-04T10:00:00.000Z'));
beforeAll(async () => void (database = await freshDatabase()));
afterEach(async () => {
  for (const lanes of running.splice(0)) await lanes.stop();
  await database.pool.query('TRUNCATE events, streams, processes, process_states, process_timers, dead_letters, kept_answers');
});
afterAll(() => database.close());

const failures: unknown[] = [];
const partsOn = (pool = database.pool): ProcessParts => ({
  pool,
  log: typedEvents(pool, logReader(pool).currentPosition),
  commands: commandsOn(postgresEventLog(pool), clock, newIds),
  idempotencyStore: idempotencyStore(pool),
  clock,
  retries: { maxAttempts: 3, firstMs: 5, maxMs: 20 },
  pollEvery: 10,
  onError: (failure) => void failures.push(failure),
});
const run = (processes: readonly Process[], { nodeId = 'n1', pool = database.pool, parts = partsOn(pool), maxAtOnce = 2 } = {}): Lanes => {
  const lanes = startLanes({
    lead: leadership(pool, { retryEvery: 20 }),
    nodeId,
    lanes: processes.map((process) => processLane(process, parts)),
    maxAtOnce,
    onError: (failure) => void failures.push(failure),
    balanceEvery: 20,
  });
  running.push(lanes);
  return lanes;
};
const happen = (thing: string, ...data: ThingHappened['data'][]) =>
  postgresEventLog(database.pool).commit(commitOf([appending(`thing-${thing}`, 0, ...data)]));
const echoesOf = async (): Promise<string[]> => {
  const { rows } = await database.pool.query(`SELECT data->>'of' AS of FROM events WHERE type = 'Echoed' ORDER BY transaction_id, global_position`);
  return rows.map((row) => row.of);
};
const timers = async () => (await database.pool.query('SELECT process, key, due_at FROM process_timers ORDER BY process, key')).rows;
const figures = async (process: Process) => (await processFigures(database.pool, [process]))[0]!;
const caughtUp = (process: Process) => expect.poll(async () => (await figures(process)).events).toBe(0);

const base = { name: 'echoing', title: 'Echoing', from: 'beginning' as const };
const echoing = react<ThingHappened>({ ...base, on: { ThingHappened: ({ streamId }) => [issue(echo, { of: streamId })] } });

describe('Rule: a process acts once on every event, in the order of the log', () => {
  it('from the beginning or from now on, with ids that tell what caused it', async () => {
    await happen('a', {}, {});
    await happen('b', {});
    const fromNow = react<ThingHappened>({
      ...base,
      name: 'from-now',
      from: 'now',
      on: { ThingHappened: ({ data }) => [issue(echo, { of: `new ${data.n}` })] },
    });
    run([echoing]);
    await expect.poll(echoesOf).toEqual(['thing-a', 'thing-a', 'thing-b']);
    run([fromNow], { nodeId: 'n2' });
    await expect.poll(async () => (await database.pool.query("SELECT FROM processes WHERE name = 'from-now'")).rowCount).toBe(1);
    await happen('c', { n: 7 });
    await expect.poll(async () => (await echoesOf()).length).toBe(5);
    expect((await echoesOf()).filter((of) => of.startsWith('new'))).toEqual(['new 7']);

    const { rows } = await database.pool.query(
      `SELECT e.metadata->>'idempotencyKey' AS key, e.metadata->>'causationId' AS cause, e.metadata->'actor' AS actor, c.event_id
       FROM events e JOIN events c ON c.event_id::text = e.metadata->>'causationId' WHERE e.data->>'of' = 'thing-b'`,
    );
    expect(rows).toEqual([
      {
        key: `${rows[0].event_id}/0`,
        cause: rows[0].event_id,
        event_id: rows[0].event_id,
        actor: { accountId: 'echoing', name: 'Echoing', terminal: 'system' },
      },
    ]);
  });

  it('also where the node dies between the commit of its command and its checkpoint', async () => {
    await happen('a', {});
    await happen('b', {});
    const doomed = createPool(database.url, { size: 4 });
    doomed.on('error', () => {});
    const parts = partsOn(doomed);
    let isDead = false;
    // The command is committed; nothing of this node is written after it.
    const dying: ProcessParts = {
      ...parts,
      commands: {
        run: async (context, handle) => {
          if (isDead) throw new Error('dead');
          const result = await parts.commands.run(context, handle);
          isDead = true;
          await database.pool.query(
            'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = $1',
            ['shelfline'],
          );
          void doomed.end();
          return result;
        },
      },
    };
    const first = run([echoing], { nodeId: 'doomed', pool: doomed, parts: dying });
    await expect.poll(() => isDead).toBe(true);
    await first.stop();
    expect(await echoesOf()).toEqual(['thing-a']);
    expect((await database.pool.query('SELECT global_position FROM processes')).rows).toEqual([{ global_position: '0' }]);

    run([echoing], { nodeId: 'next' });
    await expect.poll(echoesOf).toEqual(['thing-a', 'thing-b']);
    await caughtUp(echoing);
    expect(await echoesOf()).toEqual(['thing-a', 'thing-b']);
  });

  it('also where two nodes run it at once: the one that is behind writes nothing', async () => {
    const unlocked = (_name: string, work: Parameters<ReturnType<typeof leadership>>[1]) =>
      leadership(database.pool, { retryEvery: 20 })(Math.random().toString(), work);
    await Promise.all(Array.from({ length: 30 }, (_, index) => happen(`t${index}`, {})));
    const lane = () => processLane(echoing, partsOn());
    // Their locks differ, as after a connection that was lost without notice.
    const both = ['x', 'y'].map((nodeId) =>
      startLanes({ lead: unlocked, nodeId, lanes: [{ ...lane(), name: nodeId }], maxAtOnce: 1, onError: () => {}, balanceEvery: 20 }),
    );
    running.push(...both);
    // With two nodes present each takes its share of its own one lane.
    await expect.poll(async () => (await echoesOf()).length).toBe(30);
    await caughtUp(echoing);
    expect(new Set(await echoesOf()).size).toBe(30);
    expect(await echoesOf()).toHaveLength(30);
  });
});

describe('Rule: what a process remembers moves with its checkpoint', () => {
  it('one value for each key', async () => {
    const summing = react<ThingHappened, number>({
      ...base,
      name: 'summing',
      state: { keyOf: ({ streamId }) => streamId, initial: 0, evolve: (sum, { data }) => sum + data.n! },
      on: { ThingHappened: ({ streamId }, sum) => (sum >= 5 ? [issue(echo, { of: `${streamId} ${sum}` })] : []) },
    });
    await happen('a', { n: 2 }, { n: 1 });
    await happen('b', { n: 6 });
    const first = run([summing]);
    await caughtUp(summing);
    await first.stop();
    await database.pool.query('SELECT 1');
    await postgresEventLog(database.pool).commit(commitOf([appending('thing-a', 2, { n: 4 })]));
    run([summing], { nodeId: 'n2' });
    await expect.poll(echoesOf).toEqual(['thing-b 6', 'thing-a 7']);
    // The command is committed before the state that led to it.
    const states = async () => (await database.pool.query('SELECT key, state FROM process_states ORDER BY key')).rows;
    await expect.poll(states).toEqual([
      { key: 'thing-a', state: 7 },
      { key: 'thing-b', state: 6 },
    ]);
  });
});

describe('Rule: what is put off is done when its time has come', () => {
  const later = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
  const reminding = react<ThingHappened>({
    ...base,
    name: 'reminding',
    on: { ThingHappened: ({ streamId, data }) => [data.at ? schedule(streamId, data.at) : cancel(streamId)] },
    due: (key, _state, at) => [issue(echo, { of: `${key} ${at.toISOString()}` })],
  });

  it('in the order of the times, once, and not where it was cancelled or put off further', async () => {
    const [first, second, third] = [later(10), later(20), later(30)];
    await happen('a', { at: second });
    await happen('b', { at: first });
    await happen('c', { at: first }, {});
    await happen('d', { at: first }, { at: third });
    run([reminding]);
    await caughtUp(reminding);
    expect(await echoesOf()).toEqual([]);
    expect(await figures(reminding)).toMatchObject({ timers: 3, nextDue: new Date(first) });

    clock.pass(20 * 60_000);
    await expect.poll(echoesOf).toEqual([`thing-b ${first}`, `thing-a ${second}`]);
    clock.pass(10 * 60_000);
    await expect.poll(async () => (await echoesOf()).at(-1)).toBe(`thing-d ${third}`);
    expect(await timers()).toEqual([]);
    expect(await echoesOf()).toHaveLength(3);
  });

  it('one that fails is put off and holds up no other; in the end it is given up', async () => {
    failures.length = 0;
    const touchy = react<ThingHappened>({
      ...base,
      name: 'touchy',
      on: { ThingHappened: ({ streamId, data }) => [schedule(streamId, data.at!)] },
      due: (key) => {
        if (key === 'thing-a') throw new Error('broken');
        return [issue(echo, { of: key })];
      },
    });
    const at = later(-1);
    await happen('a', { at });
    await happen('b', { at });
    run([touchy]);
    await expect.poll(echoesOf).toEqual(['thing-b']);
    await expect.poll(async () => (await figures(touchy)).deadLetters).toBe(1);
    expect(failures).toHaveLength(3);
    const { rows } = await database.pool.query('SELECT key, due_at, attempts, error FROM dead_letters');
    expect(rows).toEqual([{ key: 'thing-a', due_at: new Date(at), attempts: 3, error: 'Error: broken' }]);
  });

  it('and what comes round by itself, once for each step and not for steps that were missed', async () => {
    const daily = react({ ...base, name: 'daily', every: { ms: 86_400_000, act: (at) => [issue(echo, { of: at.toISOString().slice(0, 10) })] } });
    const day = () => clock.now().toISOString().slice(0, 10);
    const first = run([daily]);
    await expect.poll(timers).toHaveLength(1);
    expect(await echoesOf()).toEqual([]);
    clock.pass(86_400_000);
    const second = day();
    await expect.poll(echoesOf).toEqual([second]);
    await first.stop();
    clock.pass(3 * 86_400_000);
    run([daily], { nodeId: 'n2' });
    await expect.poll(async () => (await echoesOf()).length).toBe(2);
    clock.pass(86_400_000);
    await expect.poll(async () => (await echoesOf()).at(-1)).toBe(day());
    expect(await echoesOf()).toHaveLength(3);
  });
});

describe('Rule: what fails is tried again, and in the end given up', () => {
  it('with more and more time between, while nothing of it is done', async () => {
    let failing = 2;
    const flaky = react<ThingHappened>({
      ...base,
      name: 'flaky',
      on: {
        ThingHappened: ({ streamId }) => {
          if (failing-- > 0) throw new Error('not yet');
          return [issue(echo, { of: streamId })];
        },
      },
    });
    await happen('a', {});
    run([flaky]);
    await expect.poll(echoesOf).toEqual(['thing-a']);
    expect(failing).toBe(-1);
    await caughtUp(flaky);
    expect(await figures(flaky)).toMatchObject({ failedAttempts: 0, deadLetters: 0 });
  });

  it('after so many tries it goes on with what follows, and a retry does what was not done', async () => {
    let isBroken = true;
    const poisoned = react<ThingHappened, number>({
      ...base,
      name: 'poisoned',
      state: { keyOf: ({ streamId }) => streamId, initial: 0, evolve: (sum, { data }) => sum + data.n! },
      on: {
        ThingHappened: ({ streamId, data }, sum) => [
          issue(echo, { of: `${streamId} ${sum}` }),
          issue(data.n === 2 && isBroken ? broken : echo, { of: `${streamId} second ${sum}` }),
        ],
      },
    });
    const broken: ProcessCommand<{ of: string }> = () => async () => {
      throw new Error('Cannot reach "Ann Lee" at 555');
    };
    await happen('a', { n: 1 }, { n: 2 }, { n: 4 });
    run([poisoned]);
    const sums = ['thing-a 1', 'thing-a second 1', 'thing-a 3', 'thing-a 7', 'thing-a second 7'];
    await expect.poll(echoesOf).toEqual(sums);
    await expect.poll(async () => (await figures(poisoned)).deadLetters).toBe(1);
    const { rows } = await database.pool.query(
      'SELECT d.dead_letter_id AS id, d.attempts, d.error, d.event_type, e.version FROM dead_letters d JOIN events e USING (transaction_id, global_position)',
    );
    expect(rows).toMatchObject([{ attempts: 3, error: 'Error: Cannot reach … at …', event_type: 'ThingHappened', version: 2 }]);

    const retry = requestRetry(rows[0].id);
    await database.pool.query(retry.text, [...retry.values]);
    await expect
      .poll(async () => (await database.pool.query('SELECT attempts, retry_requested FROM dead_letters')).rows)
      .toEqual([{ attempts: 4, retry_requested: false }]);
    expect(await echoesOf()).toEqual(sums);

    isBroken = false;
    await database.pool.query(retry.text, [...retry.values]);
    await expect.poll(echoesOf).toEqual([...sums, 'thing-a second 3']);
    await expect.poll(async () => (await database.pool.query('SELECT FROM dead_letters')).rowCount).toBe(0);
  });

  it('at once where its command is refused, unless the stream has the last word', async () => {
    const refused = react<ThingHappened>({
      ...base,
      name: 'refused',
      on: { ThingHappened: ({ streamId, data }) => [(data.n ? issue : attempt)(refuse, {}), issue(echo, { of: streamId })] },
    });
    await happen('a', { n: 1 });
    await happen('b', { n: 0 });
    run([refused]);
    await expect.poll(echoesOf).toEqual(['thing-b']);
    const { rows } = await database.pool.query('SELECT dead_letter_id, attempts, error FROM dead_letters');
    expect(rows).toMatchObject([{ attempts: 1, error: 'rejected: NotFound' }]);
    const discard = removeDeadLetter(rows[0].dead_letter_id);
    await database.pool.query(discard.text, [...discard.values]);
    expect(await figures(refused)).toMatchObject({ deadLetters: 0 });
  });

  it('and the answers that tell what was done are kept until it is settled', async () => {
    await happen('a', {});
    const lanes = run([echoing]);
    await expect.poll(echoesOf).toHaveLength(1);
    await caughtUp(echoing);
    await lanes.stop();
    const forget = () => idempotencyStore(database.pool).deleteBefore(new Date(Date.now() + 60_000));
    const letter = `INSERT INTO dead_letters (process, cause, attempts, error) VALUES ('echoing', 'c', 1, 'e')`;
    await database.pool.query(letter);
    expect(await forget()).toBe(0);
    await database.pool.query('DELETE FROM dead_letters');
    await database.pool.query(`UPDATE processes SET moved_at = now() - interval '1 hour'`);
    expect(await forget()).toBe(0);
    await database.pool.query('UPDATE processes SET moved_at = now()');
    expect(await forget()).toBe(1);
  });
});

describe('Rule: a slow process holds up nobody', () => {
  it('as it waits in a lane of its own', async () => {
    let letGo = () => {};
    const slowCommand: ProcessCommand<object> = () => (): ReturnType<Handle<null>> =>
      new Promise((resolve) => void (letGo = () => resolve(toOutcome(accept(), null))));
    const slow = react<ThingHappened>({ ...base, name: 'slow', on: { ThingHappened: () => [issue(slowCommand, {})] } });
    await happen('a', {}, {});
    run([slow, echoing]);
    await expect.poll(echoesOf).toEqual(['thing-a', 'thing-a']);
    await caughtUp(echoing);
    expect((await figures(slow)).events).toBe(2);
    letGo();
    await expect.poll(async () => (letGo(), (await figures(slow)).events)).toBe(0);
  });
});

describe('Rule: the lanes are spread over the nodes', () => {
  /** Connections that hold locks of lanes. */
  const holders = async () => {
    const text = `SELECT DISTINCT l.pid FROM pg_locks l JOIN pg_database d ON d.oid = l.database
                  WHERE l.locktype = 'advisory' AND l.mode = 'ShareLock' AND d.datname = current_database()`;
    return (await database.pool.query(text)).rows.map(({ pid }) => pid);
  };
  const lanesOf = (count: number) => Array.from({ length: count }, (_, index) => react({ ...base, name: `lane-${index}` }));

  it('evenly, each on one of them; those of a node that stops are taken over', async () => {
    const all = lanesOf(6);
    const first = run(all, { nodeId: 'first' });
    await expect.poll(() => first.active()).toHaveLength(6);
    const second = run(all, { nodeId: 'second' });
    await expect.poll(() => [first.active().length, second.active().length]).toEqual([3, 3]);
    expect(new Set([...first.active(), ...second.active()]).size).toBe(6);
    await first.stop();
    await expect.poll(() => second.active()).toHaveLength(6);
  });

  it('and those of one whose connection is lost, too', async () => {
    const all = lanesOf(3);
    const only = run(all);
    await expect.poll(() => only.active()).toHaveLength(3);
    const before = await holders();
    await database.pool.query(
      `SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_database d ON d.oid = l.database
       WHERE l.locktype = 'advisory' AND d.datname = current_database() AND l.pid <> pg_backend_pid()`,
    );
    await expect.poll(holders).not.toEqual(before);
    await expect.poll(holders).toHaveLength(1);
    await expect.poll(() => only.active()).toHaveLength(3);
  });
});
