import { describe, expect, it } from 'vitest';
import { periodOf } from './period.ts';

const today = '2026-03-24';
const periodAt = (search: string) => periodOf(new URLSearchParams(search), today);

describe('Rule: a period follows the calendar of the books until somebody names its days', () => {
  it.each([
    ['', '2026-03-01', '2026-03-24', 'thisMonth'],
    ['period=lastMonth', '2026-02-01', '2026-02-28', 'lastMonth'],
    ['period=thisYear', '2026-01-01', '2026-03-24', 'thisYear'],
    ['from=2026-02-03&to=2026-02-05', '2026-02-03', '2026-02-05', undefined],
  ])('%s', (search, from, to, preset) => expect(periodAt(search)).toEqual({ from, to, preset }));

  it.each(['from=2026-02-05&to=2026-02-03', 'from=2020-01-01&to=2026-01-01', 'from=yesterday&to=2026-02-03', 'period=ever'])(
    'and what cannot be asked is this month: %s',
    (search) => expect(periodAt(search)).toMatchObject({ from: '2026-03-01', to: today }),
  );
});
