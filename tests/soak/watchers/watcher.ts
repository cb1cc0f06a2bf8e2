import type { Page } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser.ts';
import { newcomer } from '#tests/support/journey.ts';
import type { Person } from '#tests/support/people.ts';
import { callsOf, type Calls } from '#tests/support/portal-calls.ts';
import { shownCaptcha } from '#tests/support/portal.ts';

/** What the sign-in picture of the soaked portal says. */
export const captcha = shownCaptcha;

/** Someone who looks on while others work. */
export interface Watcher {
  name: string;
  page: Page;
  /** What they do from time to time. */
  goesOn(): Promise<void>;
  /** What stands on the page, line by line. */
  shows(): Promise<string[]>;
  /** The same lines as the API answers them. */
  isTold(): Promise<string[]>;
  close(): Promise<void>;
}

interface Arrival {
  person: Person;
  calls: Calls;
  close(): Promise<void>;
}

/** Someone signed in, in a browser of their own. */
export const arrive = async (url: string, login: string, place: { warehouseId?: string } = {}): Promise<Arrival> => {
  const launched = await launchBrowser();
  const person = await newcomer(launched.browser, { name: login, url });
  await person.signsIn(login);
  return { person, calls: await callsOf(url, login, place), close: launched.close };
};
