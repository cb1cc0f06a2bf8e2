import { describe, expect, it } from 'vitest';
import { stepLength } from './step-length.ts';

const said = (milliseconds: number) => stepLength(milliseconds).map(({ unit, value }) => `${value} ${unit}`);

describe('Rule: a step is as long as its two largest units', () => {
  it.each([
    [870_000, ['14 minutes', '30 seconds']],
    [4_020_000, ['1 hours', '7 minutes']],
    [33 * 86_400_000 + 17 * 3_600_000 + 59_000, ['33 days', '17 hours']],
    [3_600_000, ['1 hours']],
    [0, ['0 seconds']],
  ])('%i ms', (milliseconds, parts) => {
    expect(said(milliseconds)).toEqual(parts);
  });
});
