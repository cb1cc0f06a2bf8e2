import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SystemState } from '#contracts/system/get-system.ts';
import { timelineProjection } from '#projections/item-timeline/projection.ts';
import { rebuild } from '#projections/kernel/rebuild.ts';
import { keepRuns } from '#services/system/job-runs.ts';
import { bePresent } from '#services/system/nodes.ts';
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
    const next = await bePresent(whole.portal.pool, said, (failure) => expect.unreachable(String(failure)));
    const { nodes } = await state();
    expect(nodes.map(({ name }) => name).slice(1)).toEqual(['late:3000', 'lost:3000', 'next:3000']);
    expect(nodes[1]).toMatchObject({ silent: false, duties: ['jobs'], sockets: 3 });
    expect(nodes[2]).toMatchObject({ silent: true, duties: [], sockets: 0 });
    await next.leave();
    expect((await state()).nodes).toHaveLength(3);
  });
});

describe('Rule: an administrator sees how the jobs went', () => {
  it('those that ran, one that runs, and one that failed', async () => {
    await expect.poll(async () => (await state()).jobs.filter(({ gmtEnd }) => gmtEnd === null)).toEqual([]);
    const { jobs } = await state();
    expect(Object.fromEntries(jobs.map(({ name, everyMs }) => [name, everyMs]))).toEqual({
      'forecast-expiry': 3_600_000,
      'announcement-schedule': 5_000,
      'tallies-together': 10_000,
      'texts-taken-in': 2_000,
      'forget-past': 3_600_000,
      'forget-answers': 3_600_000,
      'forget-files': 3_600_000,
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

describe('Rule: an administrator sees how far a projection is behind', () => {
  it('in events and in time; those written with the event never are', async () => {
    await whole.portal.processor.caughtUp();
    const caughtUp = await state();
    const sums = ({ projections }: SystemState) => projections.filter(({ kept }) => kept === 'behindTheLog');
    expect(sums(caughtUp)).toEqual([{ name: 'activity', kept: 'behindTheLog', lagEvents: 0, lagMs: 0 }]);

    await whole.portal.processor.stop();
    await whole.given.available();
    await whole.given.available();
    const behind = await state();
    expect(sums(behind)).toMatchObject([{ name: 'activity', lagEvents: 8 }]);
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
