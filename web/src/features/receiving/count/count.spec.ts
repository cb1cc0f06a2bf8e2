import { describe, expect, it } from 'vitest';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';
import { countOf, damagedOf, lastReceived } from './count.ts';

const item = (oneId: string, spec: string, condition: 'intact' | 'damaged' | null, kind = 'forecast') =>
  ({ oneId, sku: 'DD1391-100', spec, condition, kind }) as PackageDetail['items'][number];
const line = (spec: string, expected: number, received: number) =>
  ({ sku: 'DD1391-100', spec, remarks: 'Dunk', img: '', expected, received }) as PackageDetail['lines'][number];
const pack = {
  quantity: 3,
  items: [item('A', '9', 'intact'), item('B', '9', null), item('C', '10', null), item('D', '11', 'intact', 'overage')],
  lines: [line('9', 2, 1), line('10', 1, 0), line('11', 0, 1)],
};
const pending = (name: string, body: Record<string, unknown>, id = 'x') => ({ id, address: { name }, body }) as unknown as WaitingCall;

describe('Rule: a scan counts at once and only once', () => {
  it('counts what the server knows', () => {
    expect(countOf(pack, [])).toMatchObject({ expected: 3, receipts: ['intact', 'over'] });
  });

  it('adds a ONE ID that waits to be sent, and not twice once the server has it', () => {
    expect(countOf(pack, [pending('receiveItem', { oneId: 'B', condition: 'damaged' })]).receipts).toEqual(['intact', 'over', 'damaged']);
    expect(countOf(pack, [pending('receiveItem', { oneId: 'A', condition: 'intact' })]).receipts).toEqual(['intact', 'over']);
  });

  it('adds units scanned by SKU and size to their line', () => {
    const scans = [
      pending('receiveItem', { sku: 'DD1391-100', size: '9' }, '1'),
      pending('receiveItem', { sku: 'NEW', size: 'M', overage: true }, '2'),
    ];
    const count = countOf(pack, scans);
    expect(count.receipts).toEqual(['intact', 'over', 'intact', 'over']);
    expect(count.lines.map(({ size, received }) => [size, received])).toEqual([
      ['9', 2],
      ['10', 0],
      ['11', 1],
      ['M', 1],
    ]);
  });

  it('does not count what is over towards what was expected', () => {
    expect(countOf(pack, [])).toMatchObject({ expected: 3, arrived: 1, over: 1 });
  });

  it('takes back what is undone', () => {
    expect(countOf(pack, [pending('undoReceipt', { oneId: 'A' })])).toMatchObject({
      receipts: ['over'],
      lines: [{ size: '9', received: 0 }, {}, {}],
    });
  });
});

describe('Rule: the end of a count says which items are damaged', () => {
  it('of those that are here and were expected', () => {
    const items = [item('A', '9', 'damaged'), item('B', '9', 'intact'), item('C', '10', 'damaged', 'overage'), item('D', '11', 'damaged')];
    expect(damagedOf(items, new Set(['A', 'B', 'C'])).map(({ oneId }) => oneId)).toEqual(['A']);
  });
});

const unit = (oneId: string, gmtIn: string | null, rest: Partial<PackageDetail['items'][number]> = {}) =>
  ({ oneId, gmtIn, state: 'received', condition: 'intact', ...rest }) as PackageDetail['items'][number];

describe('Rule: after a reload the last receipt comes from the server', () => {
  it('is the newest that can still be undone', () => {
    const first = unit('A', '2026-11-23T09:00:00.000Z');
    const second = unit('B', '2026-11-23T09:05:00.000Z');
    const inspected = unit('C', '2026-11-23T09:06:00.000Z', { state: 'inspected' });
    const awaited = unit('D', null, { state: 'forecast', condition: null });
    expect(lastReceived([first, second, inspected, awaited])).toBe(second);
    expect(lastReceived([inspected, awaited])).toBeUndefined();
  });
});
