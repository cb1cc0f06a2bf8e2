import { describe, expect, it } from 'vitest';
import { currentTab, shownTabs, tabCount } from './tabs.ts';

const tabs = { all: ['all', 'open', 'difference', 'cancelled', 'everything'], pinned: ['all', 'open'] } as const;
const counts = { all: 0, open: 0, difference: 0, cancelled: 0, everything: 0 };

describe('Rule: a tab is always there, or as long as it holds something or is looked at', () => {
  it('shows all of them where none is pinned', () => expect(shownTabs({ all: tabs.all }, undefined, 'all')).toEqual(tabs.all));

  it('shows what is pinned before anything is counted', () => expect(shownTabs(tabs, undefined, 'all')).toEqual(['all', 'open']));

  it('shows what holds something, in its place', () =>
    expect(shownTabs(tabs, { ...counts, cancelled: 2 }, 'all')).toEqual(['all', 'open', 'cancelled']));

  it('shows what is looked at', () => expect(shownTabs(tabs, counts, 'difference')).toEqual(['all', 'open', 'difference']));

  it('leaves out what is not offered, unless it is looked at', () => {
    const some = { ...tabs, isOffered: (view: string) => view !== 'everything' };
    expect(shownTabs(some, { ...counts, everything: 9 }, 'all')).not.toContain('everything');
    expect(shownTabs(some, { ...counts, everything: 9 }, 'everything')).toContain('everything');
  });
});

describe('Rule: an address that names no tab shows the first', () => {
  it('all of the list, or what it begins with', () => {
    expect(currentTab(tabs, undefined)).toBe('all');
    expect(currentTab(tabs, 'nonsense')).toBe('all');
    expect(currentTab({ all: tabs.all, initial: 'open' }, undefined)).toBe('open');
    expect(currentTab(tabs, 'difference')).toBe('difference');
  });
});

describe('Rule: a tab says how many rows it holds', () => {
  it('by its name, or as the list counts', () => {
    expect(tabCount({}, 'open', { open: 3 })).toBe(3);
    expect(tabCount({ count: (view, { stages }: { stages: Record<string, number> }) => stages[view]! }, 'open', { stages: { open: 4 } })).toBe(4);
    expect(tabCount({}, 'open', undefined)).toBeUndefined();
  });
});
