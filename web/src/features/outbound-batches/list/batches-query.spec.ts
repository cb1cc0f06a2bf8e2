import { describe, expect, it } from 'vitest';
import { batchesQuery, statusOf } from './batches-query.ts';

const asked = (view: string | undefined, filters = {}) => batchesQuery({ pageNo: 1, size: 50, view, filters }, 'EWR-1');

describe('Rule: batches are listed by status (R4.25)', () => {
  it.each([
    ['generated', 2],
    ['cancelled', 3],
    ['partial', 4],
    ['out', 5],
    [undefined, undefined],
    ['nonsense', undefined],
  ])('%s asks for %s', (view, status) => expect(asked(view)).toMatchObject({ kind: 'outbound', status }));

  it('of the warehouse in use, unless the address names another', () => {
    expect(asked(undefined).wareId).toBe('EWR-1');
    expect(asked(undefined, { wareId: 'LAX-2' }).wareId).toBe('LAX-2');
  });

  it('and is said in the words of its number', () => expect([2, 3, 4, 5].map((number) => statusOf(number).number)).toEqual([2, 3, 4, 5]));
});
