import type { PackageView } from '#contracts/forecast/package-queries.ts';

/** Always there; the others as long as they hold something, or are looked at. */
const lasting: readonly PackageView[] = ['all', 'open', 'difference', 'received', 'checked'];
const offered: readonly PackageView[] = [
  'all',
  'open',
  'difference',
  'scheduled',
  'arrived',
  'received',
  'checked',
  'returned',
  'cancelled',
  'expired',
];

/** The tabs of a seller's packages. What is on the way and all scheduled is one tab: only where some have arrived does it fall into two. */
export const offeredViews = (counts: Readonly<Record<PackageView, number>> | undefined, current: PackageView | undefined): PackageView[] => {
  const holds = (view: PackageView): boolean => (counts?.[view] ?? 0) > 0;
  return offered.filter((view) => lasting.includes(view) || view === current || (holds(view) && (view !== 'scheduled' || holds('arrived'))));
};
