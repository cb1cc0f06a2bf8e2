import { session } from '#web/browser/session.ts';

/** By tab: the elements around fields that hold what was entered and not saved. */
const unsaved = new Map<string, Set<Element>>();

/** Whether the fields inside an element of a tab's page, or of a dialog over it, hold something that was not saved. */
export const noteUnsaved = (tab: string, fields: Element, isUnsaved: boolean): void => {
  const noted = unsaved.get(tab) ?? new Set();
  if (isUnsaved) noted.add(fields);
  else noted.delete(fields);
  unsaved.set(tab, noted);
};

/** Tabs whose page holds entries that would be lost with it. What was entered into a dialog goes when the dialog is closed. */
export const unsavedTabs = (): string[] => [...unsaved].filter(([, noted]) => [...noted].some((fields) => fields.isConnected)).map(([tab]) => tab);

export const forgetAllUnsaved = (): void => unsaved.clear();

/** What was entered in tabs that are no longer open is lost already. */
export const forgetUnsavedBeside = (open: ReadonlySet<string>): void => {
  for (const tab of unsaved.keys()) if (!open.has(tab)) unsaved.delete(tab);
};

/** The browser asks in its own words before it leaves the pages, for a reload as for another address (R1.60). */
addEventListener('beforeunload', (event) => {
  if (unsavedTabs().length > 0 && session.get().token !== undefined) event.preventDefault();
});
