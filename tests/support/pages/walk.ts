import type { Page } from 'playwright-core';
import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import { signInFor } from '#web/app/access/entry.ts';
import type { PageRoute } from '#web/core/routes/route-table.ts';
import { fillSignIn, type Person } from '../people.ts';
import { rowsHeard, type HeardRow } from './rows-heard.ts';
import { settled } from './settled.ts';
import { addressOf, demoLogins, pagesIn } from './terminal-pages.ts';

export interface OpenPage {
  address: string;
  row: PageRoute;
}

export interface WalkPlan {
  /** Leaves out whatever is not worth a look; a list that a detail needs is opened all the same. */
  which?: (row: PageRoute) => boolean;
  /** Done before the page is opened. */
  ahead?: () => Promise<void> | void;
  /** When to look: as soon as the page has come to rest, unless said otherwise. */
  ready?: (page: Page) => Promise<void>;
}

/**
 * Signs in and opens every page of a terminal, one after the other: a detail with what its list listed first, whatever lists items once more with the drawer
 * of the first, unless its list opened that one. `look` is called with each.
 */
export const walk = async (
  person: Person,
  terminal: Terminal,
  look: (open: OpenPage) => Promise<void>,
  { which = () => true, ahead = () => {}, ready = settled }: WalkPlan = {},
): Promise<void> => {
  const { page } = person;
  const heard = rowsHeard(page);
  const keepFirst = (row: PageRoute): HeardRow | undefined => {
    const first = heard.first() ?? firstRows.get(row.path);
    heard.forget();
    if (first) firstRows.set(row.path, first);
    return first;
  };
  const firstRows = new Map<string, HeardRow>();
  const begin = beginning(terminal);
  await signIn(person, terminal, addressOf(begin.path));
  keepFirst(begin);

  const rows = pagesIn(terminal);
  const lists = new Set(rows.filter(which).map(({ under }) => under));
  for (const row of rows) {
    const wanted = which(row);
    if (!wanted && !lists.has(row.path)) continue;
    for (const query of queriesOf(row, firstRows.get(row.under ?? ''))) {
      const address = addressOf(row.path) + query;
      if (wanted) await ahead();
      await turnTo(page, address);
      await (wanted ? ready : settled)(page);
      if (wanted) await look({ address, row });
    }
    const oneId = keepFirst(row)?.['oneId'];
    if (!wanted || oneId === undefined || oneId === firstRows.get(row.under ?? '')?.['oneId']) continue;
    const address = `${addressOf(row.path)}?item=${String(oneId)}`;
    await ahead();
    await page.goto(`/#${address}`);
    await ready(page);
    await look({ address, row });
    heard.forget();
  }
};

/** Where the walk begins: what is read at the sign-in is not seen on its way any more, and every terminal has an inventory. */
export const beginning = (terminal: Terminal): PageRoute => {
  const pages = pagesIn(terminal);
  return pages.find(({ title }) => title === 'inventory.pages.inventory' || title === 'inventory.pages.stock') ?? pages[0]!;
};

const signIn = async (person: Person, terminal: Terminal, wanted: string): Promise<void> => {
  await person.goesTo(signInFor(wanted));
  await fillSignIn(person, { login: demoLogins[terminal] });
  await person.presses(person.t('signIn.submit'));
  await person.seesLive();
  await settled(person.page);
};

/** What a query names may be called otherwise in the rows of the list. */
const otherNames: Readonly<Record<string, string>> = { id: 'preId', oneIds: 'oneId' };

const queriesOf = ({ under, tabBy = [] }: PageRoute, listed: HeardRow | undefined): string[] => {
  if (under === undefined || tabBy.length === 0) return [''];
  return tabBy.flatMap((name) => {
    const value = listed?.[otherNames[name] ?? name] ?? listed?.[name];
    // Nothing leads to what a row does not have.
    return value === undefined || value === null ? [] : [`?${name}=${encodeURIComponent(String(value))}`];
  });
};

/** Waits until another page shows than before: pages of other tabs are kept alive out of sight. */
const turnTo = async (page: Page, address: string): Promise<void> => {
  const before = await page.evaluate(markShown);
  await page.goto(`/#${address}`);
  if (before !== address) await page.waitForFunction(isAnother);
};

declare global {
  interface Window {
    shownBefore?: Element | undefined;
  }
}

/** Remembers what shows now; answers where it is. */
const markShown = (): string => {
  window.shownBefore = [...(document.getElementById('content')?.children ?? [])].findLast((each) => each.checkVisibility());
  return location.hash.slice(1);
};

const isAnother = (): boolean => {
  const shown = [...(document.getElementById('content')?.children ?? [])].findLast((each) => each.checkVisibility());
  return shown !== undefined && shown !== window.shownBefore;
};
