import { describe, expect, it } from 'vitest';
import { packageViews, type PackageView } from '#contracts/forecast/package-queries.ts';
import { shownTabs } from '#web/core/list/tabs.ts';
import { packageTabs } from './package-tabs.ts';

const counts = (some: Partial<Record<PackageView, number>>) =>
  ({ ...Object.fromEntries(packageViews.map((view) => [view, 0])), ...some }) as Record<PackageView, number>;

describe('Rule: no two tabs of the packages hold the same', () => {
  it('has one tab for what is on the way while none has arrived', () => {
    const shown = shownTabs(packageTabs, counts({ all: 3, open: 3, scheduled: 3 }), 'all');
    expect(shown).toContain('open');
    expect(shown).not.toContain('scheduled');
  });

  it('tells scheduled from arrived where there are both', () => {
    const shown = shownTabs(packageTabs, counts({ all: 3, open: 3, scheduled: 2, arrived: 1 }), 'all');
    expect(shown).toEqual(expect.arrayContaining(['scheduled', 'arrived']));
  });

  it('keeps the tab that is looked at', () => expect(shownTabs(packageTabs, counts({ scheduled: 1 }), 'scheduled')).toContain('scheduled'));
});
