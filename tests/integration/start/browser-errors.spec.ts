import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserErrorState, SystemState } from '#contracts/system/get-system.ts';
import { reportBrowserError, type BrowserError } from '#contracts/system/report-browser-error.ts';
import { MAX_KINDS, pgBrowserErrors } from '#services/system/browser-errors.ts';
import { openWholePortal, type WholePortal } from '../http/whole-portal.ts';

const lines: string[] = [];
let whole: WholePortal;
beforeAll(async () => {
  whole = await openWholePortal({ settings: { METRICS_PORT: '0', LOG_LEVEL: 'warn' }, logTo: { write: (line) => void lines.push(line) } });
});
afterAll(() => whole.close());
beforeEach(async () => {
  lines.length = 0;
  await whole.portal.pool.query('DELETE FROM browser_errors');
});

const said: BrowserError = { route: '/admin/bi', message: 'TypeError: x is not a function', place: 'bi-page-a1.js:1:22', version: '1.2.3' };
const report = (body: object) =>
  whole.portal.app.inject({ method: 'POST', url: `/api/admin${reportBrowserError.path}`, payload: body, headers: { language: 'en_us' } });
const shown = async (): Promise<BrowserErrorState[]> =>
  (await whole.call('admin', 'admin', { method: 'GET', path: '/system' }, {})).json<{ data: SystemState }>().data.browserErrors;

describe('Rule: an administrator sees what broke in browsers', () => {
  it('each kind once, with how often and when; nobody need be signed in to report it', async () => {
    expect(await shown()).toEqual([]);
    for (const body of [said, { ...said, version: '1.2.4' }, said]) expect((await report(body)).statusCode).toBe(200);
    const [again, other, ...more] = await shown();
    expect(again).toMatchObject({ ...said, times: 2 });
    expect(other).toMatchObject({ ...said, version: '1.2.4', times: 1 });
    expect(more).toEqual([]);
    expect(Date.parse(again!.gmtFirst)).toBeLessThan(Date.parse(again!.gmtLast));
  });

  it('the latest kinds alone, however many are made up', async () => {
    const { keep, all } = pgBrowserErrors(whole.portal.pool);
    for (let made = 0; made < MAX_KINDS + 5; made++) await keep({ ...said, version: `1.0.${made}` });
    const kept = (await all()).map(({ version }) => version);
    expect(kept).toHaveLength(MAX_KINDS);
    expect([kept[0], kept.at(-1)]).toEqual([`1.0.${MAX_KINDS + 4}`, '1.0.5']);
  });
});

describe('Rule: no report tells of a person', () => {
  it('though a browser should send what it left out', async () => {
    await report({ ...said, message: `Cannot read 'Ann Lee' of ann@example.com, 845 555 0199` });
    expect((await shown())[0]!.message).toBe('Cannot read … of … … … …');
    const [line, ...others] = lines.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ page: said.route, message: 'Cannot read … of … … … …', build: said.version, msg: 'a page failed in a browser' });
    expect(line).not.toHaveProperty('place');
    expect(lines.join('')).not.toMatch(/Ann|example|0199/);
  });

  it.each([
    ['route', '/admin/stock?text=Ann Lee'],
    ['message', 'x'.repeat(201)],
    ['message', ''],
    ['place', 'https://portal.example/#/Ann'],
    ['version', 'Ann'],
  ])('and a %s that is none is refused', async (field, value) => {
    const answer = await whole.portal.app.inject({
      method: 'POST',
      url: `/api/business${reportBrowserError.path}`,
      payload: { ...said, [field]: value },
      remoteAddress: '10.0.0.9',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ field })]);
    expect(await shown()).toEqual([]);
  });
});

describe('Rule: browsers are counted by page and build', () => {
  const counted = async (labels: string): Promise<number> => {
    const text = await (await fetch(whole.portal.metricsUrl!)).text();
    const line = text.split('\n').find((each) => each.startsWith(`shelfline_browser_errors_total{${labels}}`));
    return line ? Number(line.slice(line.lastIndexOf(' '))) : 0;
  };

  it('of whoever reports', async () => {
    const labels = 'route="/admin/bi",build="1.2.3"';
    const before = await counted(labels);
    await report(said);
    expect(await counted(labels)).toBe(before + 1);
  });
});
