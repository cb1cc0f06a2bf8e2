import { describe, expect, it } from 'vitest';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { lastReceived } from './last-received.ts';

type Unit = PackageDetail['items'][number];
const unit = (oneId: string, gmtIn: string | null, rest: Partial<Unit> = {}) =>
  ({ oneId, gmtIn, state: 'received', condition: 'intact', ...rest }) as Unit;

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
