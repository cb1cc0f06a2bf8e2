import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { otlpReceiver, toldSpans, type ReceivedSpan } from '#tests/support/otlp-receiver.ts';
import { openBrowser, ticketOf } from '../http/live-browser.ts';
import { openWholePortal, type WholePortal } from '../http/whole-portal.ts';

type Collector = Awaited<ReturnType<typeof otlpReceiver>>;

const save = (whole: WholePortal, id: string, costPrice: number, role: 'seller' | 'otherSeller' = 'seller') =>
  whole.call(role, 'business', { method: 'POST', path: '/sys_prod/save' }, { body: { id, costPrice, supply: null } });

/** Two commands, one of them refused, that a browser and the sums hear of. Answers the request of each. */
const someWork = async (whole: WholePortal) => {
  const id = await whole.given.available();
  const browser = await openBrowser(whole, await ticketOf(whole, 'seller'));
  await browser.subscribe([`item:${id}`]);
  const saved = await save(whole, id, 100);
  const refused = await save(whole, id, 200, 'otherSeller');
  // Of the command itself, not of what the item came about by.
  await browser.until(() => browser.notices(`item:${id}`).find(({ type }) => type === 'ItemCostChanged'));
  await whole.portal.processor.caughtUp();
  browser.close();
  return { id, saved: saved.headers['x-request-id'], refused: refused.headers['x-request-id'] };
};

describe('Rule: a command is one trace, from its request to the sockets', () => {
  let collector: Collector;
  let work: Awaited<ReturnType<typeof someWork>>;
  let metadata: { traceparent?: string };

  beforeAll(async () => {
    collector = await otlpReceiver();
    const whole = await openWholePortal({ settings: { TRACES_URL: collector.url } });
    work = await someWork(whole);
    const text = 'SELECT metadata FROM events WHERE stream_id = $1 ORDER BY version DESC LIMIT 1';
    metadata = (await whole.portal.pool.query<{ metadata: typeof metadata }>(text, [`item-${work.id}`])).rows[0]!.metadata;
    // A stop sends what has not been sent.
    await whole.close();
  });
  afterAll(() => collector.close());

  const traceOf = (requestId: unknown): ReceivedSpan[] => {
    const request = collector.received.find(({ attributes }) => attributes['shelfline.request_id'] === requestId)!;
    return collector.received.filter(({ traceId }) => traceId === request.traceId);
  };

  it('decided, appended, told to both of the sums and pushed', () => {
    const trace = traceOf(work.saved);
    // One too many or too few on a busy machine would say nothing of itself.
    onTestFailed(() => void process.stderr.write(`${toldSpans(trace)}\n`));
    const named = (name: string) => trace.find((span) => span.name === name)!;
    const request = named('POST /api/business/sys_prod/save');
    expect(trace.map(({ name }) => name).toSorted()).toEqual([request.name, 'append', 'command', 'decide', 'notice', 'process', 'process', 'push']);
    expect(request.parentSpanId).toBeUndefined();
    expect(named('command').parentSpanId).toBe(request.spanId);
    const below = trace.filter(({ parentSpanId }) => parentSpanId === named('command').spanId).map(({ name }) => name);
    expect(below.toSorted()).toEqual(['append', 'decide', 'notice', 'process', 'process', 'push']);
    expect(request.attributes).toMatchObject({ 'shelfline.command': 'saveItem', 'shelfline.outcome': 'accepted' });
    expect(named('append').attributes).toMatchObject({ 'shelfline.result': 'committed' });
  });

  it('whose events say which one it is', () => {
    const command = traceOf(work.saved).find(({ name }) => name === 'command')!;
    expect(metadata.traceparent).toBe(`00-${command.traceId}-${command.spanId}-01`);
  });

  it('which ends with the refusal where it is refused', () => {
    const trace = traceOf(work.refused);
    expect(trace.map(({ name }) => name).toSorted()).toEqual(['POST /api/business/sys_prod/save', 'command', 'decide']);
    const request = trace.find(({ attributes }) => 'http.route' in attributes)!;
    expect(request.attributes).toMatchObject({ 'shelfline.outcome': 'rejected', 'shelfline.rejection': 'NotFound' });
  });

  it('and repeats nothing that was said', () => {
    expect(JSON.stringify(collector.received)).not.toContain(work.id);
  });
});

describe('Rule: of a hundred traces as many are kept as the setting says, and those whole', () => {
  it('an event of one that is not kept bears no mark', async () => {
    const collector = await otlpReceiver();
    const whole = await openWholePortal({ settings: { TRACES_URL: collector.url, TRACES_PERCENT: '1' } });
    const id = await whole.given.available();
    for (let cost = 1; cost <= 40; cost++) await save(whole, id, cost);
    const text = `SELECT count(*)::int AS kept FROM events WHERE stream_id = $1 AND metadata->>'traceparent' IS NOT NULL`;
    const { rows } = await whole.portal.pool.query<{ kept: number }>(text, [`item-${id}`]);
    await whole.close();
    await collector.close();
    const commands = collector.received.filter(({ attributes }) => attributes['shelfline.command'] === 'saveItem');
    expect(commands).toHaveLength(rows[0]!.kept);
    expect(rows[0]!.kept).toBeLessThan(20);
  });
});
