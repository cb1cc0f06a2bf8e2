import { queryClient } from '#web/api/query-client.ts';
import { session } from '#web/browser/session.ts';

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

/** What was sent, and from where. */
interface Sent {
  tab: string;
  /** The dialog with input that it was sent from; undefined for the page, its questions included. */
  dialog: Element | undefined;
}

/** Whatever a page sends with success, it has saved; a dialog has saved what was typed into itself, and nothing of the page behind it. Answers how to stop. */
export const forgetWhatIsSent = (shownTab: () => string | undefined): (() => void) => {
  const under = new Map<unknown, Sent>();
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { mutation, action } = event;
    if (action.type === 'pending') {
      const tab = shownTab();
      if (tab !== undefined) under.set(mutation, { tab, dialog: dialogInHand(tab) });
    }
    if (action.type !== 'success' && action.type !== 'error') return;
    const sent = under.get(mutation);
    under.delete(mutation);
    if (action.type === 'success' && sent) forgetSent(sent);
  });
};

const dialogInHand = (tab: string): Element | undefined => {
  const dialog = document.activeElement?.closest('[role="dialog"]') ?? undefined;
  return dialog && typedIn.get(tab)?.has(dialog) ? dialog : undefined;
};

const forgetSent = ({ tab, dialog }: Sent): void => {
  if (dialog) typedIn.get(tab)?.delete(dialog);
  else forgetInput(tab);
};

/** The browser asks in its own words before it leaves the pages, for a reload as for another address (R1.60). */
addEventListener('beforeunload', (event) => {
  if (unsavedTabs().length > 0 && session.get().token !== undefined) event.preventDefault();
});
