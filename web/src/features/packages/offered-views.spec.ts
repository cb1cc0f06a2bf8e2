import { describe, expect, it } from 'vitest';
import { packageViews, type PackageView } from '#contracts/forecast/package-queries.ts';
import { offeredViews } from './offered-views.ts';

const counts = (some: Partial<Record<PackageView, number>>) =>
  ({ ...Object.fromEntries(packageViews.map((view) => [view, 0])), ...some }) as Record<PackageView, number>;

describe('Rule: no two tabs of the packages hold the same', () => {
  it('has one tab for what is on the way while none has arrived', () => {
    const offered = offeredViews(counts({ all: 3, open: 3, scheduled: 3 }), undefined);
    expect(offered).toContain('open');
    expect(offered).not.toContain('scheduled');
  });

  it('tells scheduled from arrived where there are both', () => {
    expect(offeredViews(counts({ all: 3, open: 3, scheduled: 2, arrived: 1 }), undefined)).toEqual(expect.arrayContaining(['scheduled', 'arrived']));
  });

  it('keeps the tab that is looked at', () => expect(offeredViews(counts({ scheduled: 1 }), 'scheduled')).toContain('scheduled'));
});
