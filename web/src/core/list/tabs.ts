/** The tabs of a list. `all` shows everything, and is what the list shows without a tab in its address unless it says otherwise. */
export interface Tabs<View extends string, Counts, Texts> {
  /** In their order. */
  all: readonly View[];
  /** Always there; the others as long as they hold something, or are looked at. Without it all are pinned. */
  pinned?: readonly View[];
  /** Shows without a tab in the address. */
  initial?: View;
  /** A tab that holds something, and is not offered for all that. */
  isOffered?: (view: View, counts: Counts) => boolean;
  /** `all` has its own word. */
  label: (view: Exclude<View, 'all'>, texts: Texts) => string;
  /** How many rows it holds; what `counts` says under its name unless given. */
  count?: (view: View, counts: Counts) => number;
}

type AnyTabs<View extends string, Counts> = Pick<Tabs<View, Counts, never>, 'all' | 'pinned' | 'initial' | 'isOffered' | 'count'>;

export const initialTab = <View extends string>({ initial }: Pick<AnyTabs<View, never>, 'initial'>): View | 'all' => initial ?? 'all';

/** The tab that the address names; the initial one where it names none that the list has. */
export const currentTab = <View extends string>(tabs: Pick<AnyTabs<View, never>, 'all' | 'initial'>, named: string | undefined): View | 'all' =>
  tabs.all.find((view) => view === named) ?? initialTab(tabs);

export const tabCount = <View extends string, Counts>({ count }: Pick<AnyTabs<View, Counts>, 'count'>, view: View, counts: Counts | undefined) => {
  if (counts === undefined) return undefined;
  return count ? count(view, counts) : (counts as Readonly<Record<string, number>>)[view];
};

export const shownTabs = <View extends string, Counts>(
  tabs: AnyTabs<View, Counts>,
  counts: Counts | undefined,
  current: View | 'all',
): readonly View[] => {
  const { all, pinned = all, isOffered } = tabs;
  const holdsRows = (view: View): boolean =>
    counts !== undefined && (tabCount(tabs, view, counts) ?? 0) > 0 && (isOffered === undefined || isOffered(view, counts));
  return all.filter((view) => pinned.includes(view) || view === current || holdsRows(view));
};
