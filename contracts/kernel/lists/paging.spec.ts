import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pageRequest } from './paging.ts';

const request = z.strictObject(pageRequest);

describe('Rule: a page holds ten rows unless more are asked for, and at most a hundred (R9.22)', () => {
  it('ten where none is asked for', () => expect(request.parse({})).toEqual({ current: 1, size: 10 }));

  it.each([
    ['1', true],
    ['100', true],
    ['0', false],
    ['101', false],
    ['ten', false],
  ])('%s rows', (size, accepted) => expect(request.safeParse({ size }).success).toBe(accepted));
});
