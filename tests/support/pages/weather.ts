import type { Page, Route } from 'playwright-core';
import { getListingAuthorisation, getUserInfo, getWarehousePermissions } from '#contracts/accounts/user-info.ts';
import { listViews } from '#contracts/accounts/saved-views/view-endpoints.ts';
import { kernelRejections } from '#contracts/kernel/errors.ts';

/** How what the page reads is answered: as it is, not yet, refused, or with nothing in it. */
export type Weather = 'fair' | 'slow' | 'failing' | 'empty';

export interface WeatherOf {
  /** Whatever was kept waiting is answered as the new weather has it. */
  turns(weather: Weather): Promise<void>;
  /** Reads that wait for an answer. */
  waiting(): number;
  /** Whether one of them has never been answered: what was read before for another page is at hand, and is read again behind what shows. */
  waitsForNews(): boolean;
}

/** All but what keeps the connection. */
const reads = /\/api\/(?!.*\/live\/)/;
/** What the console reads of its person, whenever the connection comes back: no page of its own shows that it waits. */
const ofThePerson = [getUserInfo, getWarehousePermissions, getListingAuthorisation, listViews].map(({ path }) => path);
const isOfThePerson = (url: string): boolean => ofThePerson.some((path) => new URL(url).pathname.endsWith(path));
const { status, en } = kernelRejections.Unavailable;

/** Stands between a page and the reads of the portal. */
export const weatherOf = async (page: Page): Promise<WeatherOf> => {
  let weather: Weather = 'fair';
  let held: Route[] = [];
  const known = new Set<string>();
  const answer = async (route: Route): Promise<void> => {
    const request = route.request();
    if (weather === 'fair') known.add(request.url());
    if (request.method() !== 'GET' || weather === 'fair' || isOfThePerson(request.url())) return route.continue();
    if (weather === 'slow') return void held.push(route);
    if (weather === 'failing') return route.fulfill({ status, json: { code: status, msg: en, error: 'Unavailable', data: null } });
    const response = await route.fetch();
    return route.fulfill({ response, json: emptied(await response.json()) });
  };
  // A read that the page gave up cannot be answered any more, only ended.
  const answered = (route: Route): Promise<void> => answer(route).catch(() => route.abort().catch(() => undefined));
  await page.route(reads, answered);
  return {
    turns: async (to) => {
      const late = held;
      held = [];
      weather = to;
      await Promise.all(late.map(answered));
    },
    waiting: () => held.length,
    waitsForNews: () => held.some((route) => !known.has(route.request().url())),
  };
};

/** The same answer with no row in any list. */
const emptied = (value: unknown, field = ''): unknown => {
  if (Array.isArray(value)) return [];
  if (field === 'totalCount') return 0;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner, name)]));
};
