import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineProjections, sumProjections } from '#projections/all.ts';
import { compareWithRebuild } from '#projections/kernel/shadow/rebuild.ts';
import { reportOf } from '#tests/simulate/report.ts';
import { simulate } from '#tests/simulate/simulation.ts';
import { openPortal, shownCaptcha, type OpenPortal } from '#tests/support/portal.ts';

const report = reportOf();
let portal: OpenPortal;
let before: string;

const lastPosition = async (): Promise<string> => (await portal.pool.query('SELECT max(global_position) AS last FROM events')).rows[0].last;

/** Many hands on one small world, as on a busy day. */
beforeAll(async () => {
  portal = await openPortal({ world: 'small' });
  before = await lastPosition();
  const until = new AbortController().signal;
  await simulate({ url: portal.url, captcha: shownCaptcha, seed: 'integration', ratePerSecond: 10, until, lastingMs: 10_000, report });
}, 240_000);
afterAll(() => portal.close());

const ended = (...endings: string[]) => report.attempts.filter(({ ending }) => endings.includes(ending));

describe('Rule: what the portal offers it carries out, whoever else is at work', () => {
  it('answers every call, and refuses only mistakes and what someone else was faster at', () => {
    expect(ended('failed', 'unexpected')).toEqual([]);
    expect(ended('done').length).toBeGreaterThan(30);
  });

  it('has every acknowledged command in the log', async () => {
    const { rows } = await portal.pool.query<{ id: string }>(
      "SELECT DISTINCT metadata->>'correlationId' AS id FROM events WHERE global_position > $1",
      [before],
    );
    const logged = new Set(rows.map(({ id }) => id));
    expect(ended('done').filter(({ requestId }) => !logged.has(requestId))).toEqual([]);
  });

  it('works on the whole of the floor', async () => {
    const { rows } = await portal.pool.query('SELECT DISTINCT type FROM events WHERE global_position > $1', [before]);
    expect(rows.length).toBeGreaterThanOrEqual(12);
  });

  it.each([...inlineProjections, ...sumProjections].map((projection) => [projection.name, projection] as const))(
    'and leaves %s as a rebuild makes it',
    async (_name, projection) => {
      await portal.processor.caughtUp();
      expect(await compareWithRebuild(portal.pool, portal.log, projection)).toEqual([]);
    },
  );
});
