import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchInventory } from '#contracts/inventory/inventory-queries.ts';
import { inlineProjections, sumProjections } from '#projections/all.ts';
import { compareWithRebuild, rebuild } from '#projections/kernel/shadow/rebuild.ts';
import { reportOf } from '#tests/simulate/report.ts';
import { simulate } from '#tests/simulate/simulation.ts';
import { callsOf, type Calls } from '#tests/support/portal-calls.ts';
import { openPortal, shownCaptcha, type OpenPortal } from '#tests/support/portal.ts';

const all = [...inlineProjections, ...sumProjections];
const report = reportOf();
let portal: OpenPortal;
let admin: Calls;

const versions = async (text: string): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await portal.pool.query<{ id: string; version: number }>(text);
  return new Map(rows.map(({ id, version }) => [id, version]));
};
const itemsInTheLog = () => versions("SELECT substr(stream_id, 6) AS id, version FROM streams WHERE type = 'item'");

/** What each read finds too little of: an item that is not there, or not as new as it was in the log before. */
const behind = async (): Promise<string[]> => {
  const before = await itemsInTheLog();
  const [rows, entries, list] = await Promise.all([
    versions('SELECT one_id AS id, version FROM inventory'),
    versions('SELECT one_id AS id, max(version) AS version FROM item_timeline GROUP BY 1'),
    admin.send(searchInventory, { view: 'everything', size: 10 }),
  ]);
  const missing = (found: ReadonlyMap<string, number>) => [...before].filter(([id, version]) => (found.get(id) ?? 0) < version).map(([id]) => id);
  return [...missing(rows), ...missing(entries), ...(list.totalCount < before.size ? [`a list of ${list.totalCount}`] : [])];
};

/** Everything is rebuilt, over and over, while many hands work on and someone looks. */
const found = { reads: 0, rounds: 0, behind: [] as string[] };
beforeAll(async () => {
  portal = await openPortal({ world: 'small', settings: { RATE_LIMITS: 'false' } });
  admin = await callsOf(portal.url, 'super');
  const over = new AbortController();
  const look = async () => {
    for (; !over.signal.aborted; found.reads++) found.behind.push(...(await behind()));
  };
  const rebuildAll = async () => {
    for (; !over.signal.aborted; found.rounds++) for (const projection of all) await rebuild(portal.pool, portal.log, projection);
  };
  const plan = { url: portal.url, captcha: shownCaptcha, seed: 'rebuild', ratePerSecond: 15, until: over.signal, lastingMs: 4_000, report };
  await Promise.all([look(), rebuildAll(), simulate(plan).finally(() => over.abort())]);
}, 240_000);
afterAll(() => portal.close());

describe('Rule: read models are rebuilt while the portal serves and writes', () => {
  it('and no read finds less than was in the log before it', () => {
    expect(found.behind).toEqual([]);
    expect(found.reads).toBeGreaterThan(20);
    expect(found.rounds).toBeGreaterThan(0);
  });

  it('and no command fails or is refused for it', () => {
    const ended = (...endings: string[]) => report.attempts.filter(({ ending }) => endings.includes(ending));
    expect(ended('failed', 'unexpected')).toEqual([]);
    expect(ended('done').length).toBeGreaterThan(20);
  });

  it('and each is in the end as another rebuild makes it', async () => {
    await portal.processor.caughtUp();
    for (const projection of all) expect(await compareWithRebuild(portal.pool, portal.log, projection)).toEqual([]);
  });
});
