import { queryClient } from '../../api/query-client.ts';
import { session } from '../../browser/session.ts';
import { createStore } from '../../browser/store.ts';

/** Tabs into whose page something was typed that was not sent since. */
export const unsavedTabs = createStore<ReadonlySet<string>>(new Set());

/** Where a search or a scan is typed, nothing is lost with it. */
const passing = '[role="search"]';

/** What a person typed into a page, by the tab of the page. */
export const noteInput = (tab: string, target: EventTarget): void => {
  if (!(target instanceof Element) || target.closest(passing) !== null) return;
  unsavedTabs.set((before) => (before.has(tab) ? before : new Set([...before, tab])));
};

/** The tab was closed, or what it held was taken by the server. */
export const forgetInput = (...tabs: readonly string[]): void =>
  unsavedTabs.set((before) => (tabs.some((tab) => before.has(tab)) ? new Set([...before].filter((tab) => !tabs.includes(tab))) : before));

export const forgetAllInput = (): void => unsavedTabs.set((before) => (before.size === 0 ? before : new Set()));

/** Whatever a page sends with success, it has saved. Answers how to stop. */
export const forgetWhatIsSent = (shownTab: () => string | undefined): (() => void) =>
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const tab = shownTab();
    if (tab !== undefined) forgetInput(tab);
  });

/** The browser asks in its own words before it leaves the pages, for a reload as for another address (R1.60). */
addEventListener('beforeunload', (event) => {
  if (unsavedTabs.get().size > 0 && session.get().token !== undefined) event.preventDefault();
});
