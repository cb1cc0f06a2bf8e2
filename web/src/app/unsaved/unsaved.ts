import { queryClient } from '../../api/query-client.ts';
import { session } from '../../browser/session.ts';

/** By tab: where something was typed that was not sent since. */
const typedIn = new Map<string, Set<Element>>();

/** Where a search or a scan is typed, nothing is lost with it. */
const passing = '[role="search"]';

/** What a person typed into a page, by the tab of the page: into a dialog that goes when it is closed, otherwise into the page. */
export const noteInput = (tab: string, target: EventTarget, page: Element): void => {
  if (!(target instanceof Element) || target.closest(passing) !== null) return;
  typedIn.set(tab, (typedIn.get(tab) ?? new Set()).add(target.closest('[role="dialog"]') ?? page));
};

/** Tabs whose page holds input that would be lost with it. */
export const unsavedTabs = (): string[] => [...typedIn].filter(([, places]) => [...places].some((place) => place.isConnected)).map(([tab]) => tab);

/** The tab was closed, or what it held was taken by the server. */
export const forgetInput = (tab: string): void => void typedIn.delete(tab);

export const forgetAllInput = (): void => typedIn.clear();

/** What was typed in tabs that are no longer open is lost already. */
export const forgetInputBeside = (open: ReadonlySet<string>): void => {
  for (const tab of typedIn.keys()) if (!open.has(tab)) typedIn.delete(tab);
};

/** Whatever a page sends with success, it has saved. Answers how to stop. */
export const forgetWhatIsSent = (shownTab: () => string | undefined): (() => void) =>
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const tab = shownTab();
    if (tab !== undefined) forgetInput(tab);
  });

/** The browser asks in its own words before it leaves the pages, for a reload as for another address (R1.60). */
addEventListener('beforeunload', (event) => {
  if (unsavedTabs().length > 0 && session.get().token !== undefined) event.preventDefault();
});
