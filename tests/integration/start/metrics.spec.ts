import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, ticketOf } from '../http/live-browser.ts';
import { openWholePortal, type WholePortal } from '../http/whole-portal.ts';

let whole: WholePortal;
const metricsToken = 'what-prometheus-was-given-to-show';
beforeAll(async () => void (whole = await openWholePortal({ settings: { METRICS_PORT: '0', METRICS_TOKEN: metricsToken } })));
afterAll(() => whole.close());

const ask = (authorization: string) => fetch(whole.portal.metricsUrl!, { headers: { authorization } });
const scrape = async (): Promise<string> => (await ask(`Bearer ${metricsToken}`)).text();

/** The sum of the series of that name that bear these labels. */
const figure = async (name: string, ...labels: string[]): Promise<number> =>
  (await scrape())
    .split('\n')
    .filter((line) => line.split(/[{ ]/, 1)[0] === name && labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);

const commandsOf = (...labels: string[]) => figure('shelfline_commands_total', 'command="saveItem"', ...labels);
const save = async (id: string, costPrice: number, headers = {}) =>
  whole.portal.app.inject({
    method: 'POST',
    url: '/api/business/sys_prod/save',
    headers: { token: whole.tokens.get('seller')!, ...headers },
    payload: { id, costPrice, supply: null },
  });

describe('Rule: metrics tell how commands end', () => {
  it('accepted, and once more for a retry', async () => {
    const appended = await figure('shelfline_append_seconds_count');
    const decided = await figure('shelfline_decide_seconds_count');
    const key = { 'idempotency-key': 'once' };
    const id = await whole.given.available();
    await save(id, 100, key);
    await save(id, 100, key);
    expect([await commandsOf('outcome="accepted"'), await commandsOf('outcome="repeated"')]).toEqual([1, 1]);
    expect(await figure('shelfline_append_seconds_count')).toBe(appended + 1);
    expect(await figure('shelfline_decide_seconds_count')).toBe(decided + 1);
  });

  it('refused, and with what', async () => {
    await save(await whole.given.available(), 100, { token: whole.tokens.get('otherSeller')! });
    expect(await commandsOf('outcome="rejected"', 'rejection="NotFound"')).toBe(1);
  });

  it('each once, where several waited for the same item', async () => {
    const id = await whole.given.available();
    const accepted = await commandsOf('outcome="accepted"');
    await Promise.all([1, 2, 3, 4, 5, 6].map((cost) => save(id, cost)));
    expect(await commandsOf('outcome="accepted"')).toBe(accepted + 6);
    expect(await commandsOf('outcome="conflict"')).toBe(0);
  });
});

describe('Rule: metrics tell what follows from events and what leaves the house', () => {
  it('how far each process is behind, what it has put off and what it gave up', async () => {
    await whole.given.parcel();
    await expect.poll(() => figure('shelfline_process_timers', 'process="forecast-expiry"')).toBeGreaterThan(0);
    await expect.poll(() => figure('shelfline_process_lag_events')).toBe(0);
    const letter = await whole.given.deadLetter();
    expect(await figure('shelfline_process_dead_letters', 'process="forecast-expiry"')).toBe(1);
    await whole.call('admin', 'admin', { method: 'POST', path: '/system/dead-letters/retry' }, { body: { id: letter } });
    await expect.poll(() => figure('shelfline_process_failures_total', 'process="forecast-expiry"', 'outcome="givenUp"')).toBe(1);
  });

  it('how many messages wait for a destination, since when, and whether it answers', async () => {
    await whole.portal.pool.query(
      `INSERT INTO outbox (message_id, destination, kind, body, created_at) VALUES (gen_random_uuid(), 'shop', 'offer', '', now() - interval '90 s')`,
    );
    await whole.portal.pool.query(`INSERT INTO outbox_breakers VALUES ('shop', 7, now() + interval '1 hour')`);
    expect(await figure('shelfline_outbox_waiting', 'destination="shop"')).toBe(1);
    expect(await figure('shelfline_outbox_oldest_seconds', 'destination="shop"')).toBeGreaterThanOrEqual(90);
    expect(await figure('shelfline_outbox_breaker', 'destination="shop"')).toBe(2);
  });
});

describe('Rule: metrics tell how a node does', () => {
  it('how long calls take, by route and never by address', async () => {
    const token = whole.tokens.get('seller')!;
    await whole.portal.app.inject({ url: '/api/business/inventory/items?text=Achterberg', headers: { token } });
    await whole.portal.app.inject('/wp-admin/setup.php');
    const text = await scrape();
    expect(await figure('shelfline_http_seconds_count', 'route="/api/business/inventory/items"')).toBe(1);
    expect(await figure('shelfline_http_seconds_count', 'route="none"', 'status="4xx"')).toBe(1);
    expect(text).not.toMatch(/Achterberg|wp-admin/);
  });

  it('who listens, and how long a fact takes to them', async () => {
    const browser = await openBrowser(whole, await ticketOf(whole, 'seller'));
    await browser.subscribe(['inventory:shop:7']);
    expect(await figure('shelfline_sockets')).toBe(1);
    await save(await whole.given.available(), 200);
    await expect.poll(() => figure('shelfline_push_seconds_count')).toBeGreaterThan(0);
    browser.close();
    await expect.poll(() => figure('shelfline_sockets')).toBe(0);
  });

  it('how far behind its sums are, its connections, its memory and its event loop', async () => {
    await save(await whole.given.available(), 300);
    await expect.poll(() => figure('shelfline_processor_lag_events', 'projection="')).toBe(0);
    expect(await figure('shelfline_processor_active')).toBe(1);
    for (const pool of ['pool="commands"', 'pool="reads"']) {
      const connections = await figure('shelfline_pool_connections', pool);
      expect(connections).toBeGreaterThan(0);
      expect(connections).toBeGreaterThanOrEqual(await figure('shelfline_pool_idle', pool));
      expect(await figure('shelfline_pool_waiting', pool)).toBe(0);
    }
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(await scrape()).toContain('nodejs_eventloop_lag_p99_seconds ');
  });

  it('to whom shows the token', async () => {
    for (const shown of ['', `Bearer ${metricsToken}x`, metricsToken]) {
      const answer = await ask(shown);
      expect(answer.status).toBe(401);
      expect(await answer.text()).toBe('');
    }
  });

  it('to whom asks there, and nowhere else', async () => {
    const { origin } = new URL(whole.portal.metricsUrl!);
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:/);
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await whole.portal.app.inject('/metrics')).statusCode).toBe(404);
  });
});
