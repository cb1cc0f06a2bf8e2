import type { PackageView } from '#contracts/forecast/package-queries.ts';

/** The tabs of a seller's packages. What is on the way and all scheduled is one tab: only where some have arrived does it fall into two. */
export const packageTabs = {
  all: ['all', 'open', 'difference', 'scheduled', 'arrived', 'received', 'checked', 'returned', 'cancelled', 'expired'],
  pinned: ['all', 'open', 'difference', 'received', 'checked'],
  isOffered: (view: PackageView, { arrived }: Readonly<Record<PackageView, number>>): boolean => view !== 'scheduled' || arrived > 0,
} as const satisfies { all: readonly PackageView[]; pinned: readonly PackageView[]; isOffered: unknown };
