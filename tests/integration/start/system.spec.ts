import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SystemState } from '#contracts/system/get-system.ts';
import { timelineProjection } from '#projections/item-timeline/projection.ts';
import { rebuild } from '#projections/kernel/shadow/rebuild.ts';
import { keepRuns } from '#services/system/job-runs.ts';
import { registerNode } from '#services/system/nodes.ts';
import { version } from '#services/version.ts';
import { openWholePortal, type WholePortal } from '../http/whole-portal.ts';

let whole: WholePortal;
beforeAll(async () => void (whole = await openWholePortal()));
afterAll(() => whole.close());

const state = async (): Promise<SystemState> =>
  (await whole.call('admin', 'admin', { method: 'GET', path: '/system' }, {})).json<{ data: SystemState }>().data;
/** One that says no more that it is there. */
const heardOf = (name: string, ago: string) =>
  whole.portal.pool.query(
    `INSERT INTO nodes (node_id, name, version, seen_at, duties, sockets) VALUES (gen_random_uuid(), $1, '0.9', now() - $2::interval, '{jobs}', 3)`,
    [name, ago],
  );

describe('Rule: an administrator sees which nodes serve', () => {
  it('since when, in which version, and what each does for all', async () => {
    const port = new URL(whole.portal.url).port;
    const [node, ...others] = (await state()).nodes;
    expect(others).toEqual([]);
    expect(node).toMatchObject({ version, silent: false, name: expect.stringMatching(new RegExp(`:${port}$`)) });
    expect(Date.parse(node!.gmtStart)).toBeLessThanOrEqual(Date.parse(node!.gmtSeen));
    await expect.poll(async () => (await state()).nodes[0]!.duties).toEqual(['sums', 'jobs']);
  });

  it('which of them fell silent, and forgets those after a day', async () => {
    await heardOf('late:3000', '5 s');
    await heardOf('lost:3000', '16 s');
    await heardOf('old:3000', '25 h');
    const said = { id: uuidv7(), name: 'next:3000', version: '0.9', duties: () => [], sockets: () => 0 };
    const next = await registerNode(whole.portal.pool, said, (failure) => expect.unreachable(String(failure)));
    const { nodes } = await state();
    expect(nodes.map(({ name }) => name).slice(1)).toEqual(['late:3000', 'lost:3000', 'next:3000']);
    expect(nodes[1]).toMatchObject({ silent: false, duties: ['jobs'], sockets: 3 });
    expect(nodes[2]).toMatchObject({ silent: true, duties: [], sockets: 0 });
    await next.deregister();
    expect((await state()).nodes).toHaveLength(3);
  });
});

describe('Rule: an administrator sees how the jobs went', () => {
  it('those that ran, one that runs, and one that failed', async () => {
    await expect.poll(async () => (await state()).jobs.filter(({ gmtEnd }) => gmtEnd === null)).toEqual([]);
    const { jobs } = await state();
    expect(Object.fromEntries(jobs.map(({ name, everyMs }) => [name, everyMs]))).toEqual({
      'tallies-together': 10_000,
      'texts-taken-in': 2_000,
      'stream-snapshots': 60_000,
      'forget-past': 3_600_000,
      'forget-answers': 3_600_000,
      'forget-channel-calls': 3_600_000,
      'forget-channel-hooks': 3_600_000,
      'forget-files': 3_600_000,
      'forget-notifications': 3_600_000,
      'forget-market-ticks': 3_600_000,
      'auto-pricing': 250,
      'erase-bank-accounts': 3_600_000,
      'keep-wishes': 20_000,
      'keep-product-wishes': 20_000,
      'storage-accrual': 60_000,
      'keep-statements': 5_000,
      'check-books': 3_600_000,
      'bulk-posting': 1_000,
      'resolve-oversales': 60_000,
      'miss-shipment-items': 3_600_000,
    });
    expect(jobs.filter(({ failed }) => failed)).toEqual([]);

    const runs = keepRuns(whole.portal.pool);
    const job = { name: 'forget-past', run: async () => {} };
    const kept = async () => (await state()).jobs.find(({ name }) => name === 'forget-past');
    await runs.started(job);
    expect(await kept()).toMatchObject({ gmtEnd: null, failed: false });
    await runs.ended(job, true);
    expect(await kept()).toMatchObject({ gmtEnd: expect.any(String), failed: true });
  });
});

describe('Rule: an administrator sees what follows by itself', () => {
  it('how far each process is behind, and what it has put off', async () => {
    await whole.given.parcel();
    const expiry = async () => (await state()).processes.find(({ name }) => name === 'forecast-expiry')!;
    await expect.poll(async () => (await expiry()).timers).toBeGreaterThan(0);
    await expect.poll(expiry).toMatchObject({ lagEvents: 0, lagMs: 0, failedAttempts: 0, deadLetters: 0 });
    expect(Date.parse((await expiry()).gmtNextDue!)).toBeGreaterThan(Date.now());
    expect((await state()).processes.map(({ name }) => name)).toEqual([
      'announcement-schedule',
      'short-pick-counts',
      'forecast-expiry',
      'follow-labels',
      'give-back-labels',
      'end-listings-of-items',
      'list-again-after-cancellation',
      'expire-recharges',
      'ask-alipay',
      'auto-pricing-rules',
      'bank-line-texts',
      'low-balance',
      'follow-payouts',
    ]);
  });

  it('and what cannot leave, whichever destination it waits for', async () => {
    const { pool } = whole.portal;
    await pool.query(`INSERT INTO outbox (message_id, destination, kind, body) VALUES (gen_random_uuid(), 'shop', 'offer', '')`);
    await pool.query(`INSERT INTO outbox_breakers VALUES ('shop', 7, now() + interval '1 hour')`);
    expect((await state()).outbox).toMatchObject([{ name: 'shop', waiting: 1, retrying: 0, deadLetters: 0, breaker: 'open' }]);
    await pool.query('TRUNCATE outbox, outbox_breakers');
  });
});

describe('Rule: an administrator settles what was given up, and the log says who', () => {
  const settle = (how: 'retry' | 'discard', id: string) =>
    whole.call('admin', 'admin', { method: 'POST', path: `/system/dead-letters/${how}` }, { body: { id } });
  const lettersOf = async (name: string) => (await state()).deadLetters.filter((letter) => letter.name === name);
  const eventsOf = async (id: string) => {
    const text = `SELECT type, data->>'name' AS name, metadata->'actor'->>'accountId' AS by FROM events WHERE stream_id = $1 ORDER BY version`;
    return (await whole.portal.pool.query(text, [`dead-letter-${id}`])).rows;
  };

  it('of a process: tried once more, then dropped', async () => {
    const id = await whole.given.deadLetter();
    expect(await lettersOf('forecast-expiry')).toMatchObject([{ id, source: 'process', about: 'c', attempts: 3, error: 'Error: none' }]);
    expect((await settle('retry', id)).statusCode).toBe(200);
    await expect
      .poll(() => lettersOf('forecast-expiry'))
      .toMatchObject([{ attempts: 4, isRetried: false, error: 'Error: The event is not in the log.' }]);
    expect((await settle('discard', id)).statusCode).toBe(200);
    expect(await lettersOf('forecast-expiry')).toEqual([]);
    expect((await settle('discard', id)).statusCode).toBe(404);
    expect(await eventsOf(id)).toMatchObject([
      { type: 'DeadLetterRetried', name: 'forecast-expiry' },
      { type: 'DeadLetterDiscarded', name: 'forecast-expiry' },
    ]);
    expect(new Set((await eventsOf(id)).map(({ by }) => by)).size).toBe(1);
  });

  it('of a destination: sent from the start again, or dropped', async () => {
    const { pool } = whole.portal;
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO outbox (message_id, destination, kind, body, attempts, error, given_up_at)
       SELECT gen_random_uuid(), 'shop', 'offer', '', 9, 'Error: HTTP status 422', now() FROM generate_series(1, 2) RETURNING message_id AS id`,
    );
    const [first, second] = rows.map(({ id }) => id) as [string, string];
    expect(await lettersOf('shop')).toHaveLength(2);
    expect((await settle('retry', first)).statusCode).toBe(200);
    expect((await settle('discard', second)).statusCode).toBe(200);
    expect(await lettersOf('shop')).toEqual([]);
    expect((await state()).outbox).toMatchObject([{ name: 'shop', waiting: 1, retrying: 0, deadLetters: 0 }]);
    expect(await eventsOf(first)).toMatchObject([{ type: 'DeadLetterRetried', name: 'shop' }]);
  });
});

describe('Rule: an administrator sees how far a projection is behind', () => {
  it('in events and in time; those written with the event never are', async () => {
    await whole.portal.processor.caughtUp();
    const caughtUp = await state();
    const sums = ({ projections }: SystemState) => projections.filter(({ kept }) => kept === 'behindTheLog');
    expect(sums(caughtUp)).toEqual(['activity', 'ledger'].map((name) => ({ name, kept: 'behindTheLog', lagEvents: 0, lagMs: 0 })));

    await whole.portal.processor.stop();
    await whole.given.available();
    await whole.given.available();
    const behind = await state();
    expect(sums(behind)).toMatchObject([
      { name: 'activity', lagEvents: 8 },
      { name: 'ledger', lagEvents: 8 },
    ]);
    expect(sums(behind)[0]!.lagMs).toBeGreaterThan(0);
    const inStep = behind.projections.filter(({ kept }) => kept === 'withTheEvent');
    expect(inStep.map(({ name }) => name)).toEqual(expect.arrayContaining(['inventory', 'orders']));
    expect(inStep.filter(({ lagEvents, lagMs }) => lagEvents + lagMs > 0)).toEqual([]);
  });
});

describe('Rule: an administrator sees what is rebuilt', () => {
  const stateOf = async (name: string) => (await state()).rebuilds.find(({ projection }) => projection === name);

  it('how far one has come, whether somebody works on it, and that it is done', async () => {
    const { pool } = whole.portal;
    expect((await state()).rebuilds).toEqual([]);
    await pool.query(`INSERT INTO rebuilds VALUES ('item-timeline', '', '0', 0, 3, 12, now(), now(), NULL)`);
    expect(await stateOf('item-timeline')).toMatchObject({ state: 'brokenOff', done: 3, total: 12 });

    // Whoever reads at one moment lets the swap wait.
    const reader = await pool.connect();
    await reader.query('BEGIN');
    await reader.query('LOCK TABLE rebuilds IN ROW SHARE MODE');
    const rebuilding = rebuild(pool, whole.portal.log, timelineProjection);
    await expect.poll(async () => (await stateOf('item-timeline'))?.state).toBe('underWay');
    await reader.query('COMMIT');
    reader.release();
    await rebuilding;
    const done = await stateOf('item-timeline');
    expect(done).toMatchObject({ state: 'done', done: done!.total });
  });
});
